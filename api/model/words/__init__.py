"""The documentation of the headers, translated to another language.

``Words`` accepts a doc comment and a ``Vocabulary``, and returns a ``Documentation``: summary, paragraphs,
lists, parameters, errors and references, ready to be written in the form of the language. Text that a
language cannot express is a ``DescriptionError``; the remedy is a sentence in ``api/words``.
"""

from . import form
from .documentation import Documentation, Items, Paragraph, Raised, fragment
from .lines import keep, unkept, wrap
from .overrides import Overrides
from .vocabulary import ListenerVocabulary, Vocabulary
from .words import Words

__all__ = [
    "Documentation",
    "Items",
    "ListenerVocabulary",
    "Overrides",
    "Paragraph",
    "Raised",
    "Vocabulary",
    "Words",
    "form",
    "fragment",
    "keep",
    "unkept",
    "wrap",
]
