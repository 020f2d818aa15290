"""The pages: each module has a router with the pages of one kind."""
