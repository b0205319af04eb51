"""Invoices: their amounts, their totals, and their documents."""
