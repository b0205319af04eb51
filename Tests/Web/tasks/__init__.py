"""Tasks that people do on the screens of the desk, with clicks and keys alone."""
