"""For people around a real table: what a phone in its middle can do for them. No input or output."""
