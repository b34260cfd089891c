"""The games: importing this makes each known by its name."""

import meydan.games.istanbul
