"""Every attack on a server that we know of, against a real one on this machine: `make siege`."""
