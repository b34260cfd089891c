"""The expansions: places, cards, figures and questions that plug into the base game's tables."""
