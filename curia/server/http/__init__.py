"""HTTP: routes, middleware, messages for errors, and the limits of a connection."""
