"""The school: positions with a certificate to think about, and the deck of those that come back."""
