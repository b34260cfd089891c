"""What happens at each place: one file per kind of place."""
