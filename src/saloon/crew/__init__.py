"""The crew: numbered work, done on one machine or on many, with the same results."""

from saloon.crew.places import Cluster as Cluster
from saloon.crew.places import GivenExecutor as GivenExecutor
from saloon.crew.places import Jobs as Jobs
from saloon.crew.places import Processes as Processes
from saloon.crew.places import StandingPlace as StandingPlace
from saloon.crew.places import ThisProcess as ThisProcess
from saloon.crew.places import WorkPlace as WorkPlace
from saloon.crew.places import still_wanted as still_wanted
from saloon.crew.ranges import Died as Died
from saloon.crew.ranges import Differs as Differs
from saloon.crew.ranges import results as results
from saloon.crew.shards import Shards as Shards
