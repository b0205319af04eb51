"""Invoices: their amounts, their totals, and UBL."""
