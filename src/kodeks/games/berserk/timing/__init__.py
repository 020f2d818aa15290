"""What happens, and in which order: declared, answered, executed, paid."""
