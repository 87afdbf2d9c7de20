"""Every position of stones on the mill board has a number: for tables of solved games."""
