"""Letters & Seals: letters, the Companion, the Courier, Kiosk, Auction House and Secret Society; and the Catacombs."""
