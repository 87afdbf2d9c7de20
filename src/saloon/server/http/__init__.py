"""HTTP: the application, its routes, the socket, and the page."""
