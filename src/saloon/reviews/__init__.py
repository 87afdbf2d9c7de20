"""Review: was it luck, was it me, and what was better? A finished match in four parts that add up."""

from saloon.reviews.reviewing import Review as Review
from saloon.reviews.reviewing import review as review
