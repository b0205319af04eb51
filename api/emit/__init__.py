"""What is made of the description: one module a target, each a function from it to files."""
