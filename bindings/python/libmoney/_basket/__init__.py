"""Baskets, the policy that they follow, and receipts."""
