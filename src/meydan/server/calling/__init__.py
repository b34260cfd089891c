"""Calling people: what they chose, what they are told, and the ways there are."""
