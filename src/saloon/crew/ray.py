"""Work on a Ray cluster: its futures are those of `concurrent.futures`, so an adapter is all it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from saloon.crew.places import OpenPlace

SCHEME: Final = "ray://"


class RayExecutor(Executor):
    """Sends every piece of work to the cluster. What it raises is raised here; a worker that is gone breaks it."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.carry = ray.remote(called)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        told: Future[Any] = Future()
        self.carry.remote(fn, args, kwargs).future().add_done_callback(lambda done: self.tell(done, told))
        return told

    def tell(self, done: Future[Any], told: Future[Any]) -> None:
        if not told.set_running_or_notify_cancel():
            return
        error = done.exception()
        if error is None:
            told.set_result(done.result())
        elif isinstance(error, self.ray.exceptions.RayTaskError):
            told.set_exception(getattr(error, "cause", None) or error)
        else:
            told.set_exception(BrokenExecutor(str(error)))


def called(fn: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    return fn(*args, **kwargs)


@dataclass(frozen=True)
class RayCluster:
    """On the workers of a Ray cluster, by its address `ray://head:10001`; `ray://` alone starts one on this machine."""

    address: str = SCHEME

    @contextmanager
    def open(self) -> Iterator[OpenPlace]:
        import ray

        if self.address == SCHEME:
            ray.init(include_dashboard=False, log_to_driver=False)
        else:
            ray.init(self.address)
        try:
            yield OpenPlace(RayExecutor(ray), max(1, int(ray.cluster_resources().get("CPU", 1))))
        finally:
            ray.shutdown()
