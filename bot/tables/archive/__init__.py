"""Games as files: replay, verification, export, import and reports."""
