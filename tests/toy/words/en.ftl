# The toys of the tests.
title = Toy
