"""Clauses, tests and code belong together: no clause without a test, no citation of nothing."""

from __future__ import annotations

import pytest

from clauses import cited_by_code, cited_by_tests, clauses_of
from saloon.games import SHELF

SOURCES = {
    "": {"(printed)", "(ruling)", "(variant)"},
    "cs": {"(tištěno)", "(náš výklad)", "(varianta)"},
    "ru": {"(печатное)", "(наше решение)", "(вариант)"},
}


@pytest.mark.parametrize("key", [*sorted(SHELF), "unlike"])
class TestClauses:
    def test_every_clause_has_a_test(self, key: str) -> None:
        assert set(clauses_of(key)) - set(cited_by_tests(key)) == set()

    def test_tests_cite_clauses_that_exist(self, key: str) -> None:
        assert set(cited_by_tests(key)) - set(clauses_of(key)) == set()

    def test_code_cites_clauses_that_exist(self, key: str) -> None:
        assert cited_by_code(key) - set(clauses_of(key)) == set()

    @pytest.mark.parametrize("lang", ["cs", "ru"])
    def test_translations_have_the_same_clauses(self, key: str, lang: str) -> None:
        assert list(clauses_of(key, lang)) == list(clauses_of(key))

    @pytest.mark.parametrize("lang", ["", "cs", "ru"])
    def test_every_clause_names_its_source(self, key: str, lang: str) -> None:
        unnamed = {number for number, source in clauses_of(key, lang).items() if source not in SOURCES[lang]}
        assert unnamed == set()
