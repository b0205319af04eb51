"""Bank statements: the messages camt.052, camt.053 and camt.054 of ISO 20022."""
