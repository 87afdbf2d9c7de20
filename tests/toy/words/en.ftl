# The toys of the tests.
