"""What a game is: questions, answers, chance, events, views and records. Knows no particular game."""
