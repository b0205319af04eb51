/* The docstrings of Money. Made from its modules in Python by api/generate.py. */
#ifndef LIBMONEY_DOCSTRINGS_H
#define LIBMONEY_DOCSTRINGS_H

#define DOC_Money \
    "An exact amount of a currency. It is immutable.\n" \
    "\n" \
    "    The scale is kept as written: 10.50 has two fraction digits, and equals 10.5. Sums, differences\n" \
    "    and products are exact; operations that may round accept the digits and the rounding mode.\n" \
    "\n" \
    "    :param amount: a str, an int or a Decimal; a float raises a TypeError.\n" \
    "    :param currency: an ISO 4217 code, or a code of ``registry``.\n" \
    "\n" \
    "    >>> price = Money(\"10.50\", \"EUR\")\n" \
    "    >>> price + Money(1, \"EUR\")\n" \
    "    Money('11.50', 'EUR')\n" \
    "    >>> str(price * 3)\n" \
    "    '31.50 EUR'\n" \
    "    "

#define DOC_parse \
    "Reads ``12.50 EUR`` or ``EUR 12.50``, with a single space.\n" \
    "\n" \
    "        :param currency: the currency of a plain decimal; None to reject plain decimals.\n" \
    "\n" \
    "        >>> Money.parse(\"12.50 EUR\"), Money.parse(\"12.50\", currency=\"USD\")\n" \
    "        (Money('12.50', 'EUR'), Money('12.50', 'USD'))\n" \
    "        "

#define DOC_from_minor \
    "Returns the amount of a number of minor units.\n" \
    "\n" \
    "        >>> Money.from_minor(1050, \"EUR\"), Money.from_minor(1050, \"JPY\")\n" \
    "        (Money('10.50', 'EUR'), Money('1050', 'JPY'))\n" \
    "        "

#define DOC_sum \
    "The exact sum of amounts of one currency.\n" \
    "\n" \
    "        Unlike :func:`sum` it fails only if the sum itself does not fit. The sum of an empty list is\n" \
    "        0 in ``currency``.\n" \
    "\n" \
    "        >>> Money.sum([Money(\"1.50\", \"EUR\"), Money(\"2\", \"EUR\")])\n" \
    "        Money('3.50', 'EUR')\n" \
    "        >>> Money.sum([], \"EUR\")\n" \
    "        Money('0', 'EUR')\n" \
    "        "

#define DOC_rounded \
    "Returns the amount rounded to ``digits`` fraction digits.\n" \
    "\n" \
    "        :param digits: 0 to 38, or -1 to -37 for a multiple of 10, 100, …; None for the currency's\n" \
    "            minor units.\n" \
    "\n" \
    "        >>> Money(\"2.345\", \"EUR\").rounded()\n" \
    "        Money('2.34', 'EUR')\n" \
    "        >>> Money(\"2.345\", \"EUR\").rounded(digits=1, rounding=Rounding.UP)\n" \
    "        Money('2.4', 'EUR')\n" \
    "        >>> Money(\"1234.56\", \"EUR\").rounded(-1), Money(\"95\", \"EUR\").rounded(-2, \"half_up\")\n" \
    "        (Money('1230', 'EUR'), Money('100', 'EUR'))\n" \
    "        "

#define DOC_multiplied \
    "Returns the amount × ``factor``, rounded once to ``digits`` fraction digits.\n" \
    "\n" \
    "        :param digits: the number of fraction digits; None for the currency's minor units.\n" \
    "\n" \
    "        >>> Money(\"9.99\", \"EUR\").multiplied(\"0.19\")\n" \
    "        Money('1.90', 'EUR')\n" \
    "        "

#define DOC_divided \
    "Returns the amount ÷ ``divisor``, rounded once to ``digits`` fraction digits.\n" \
    "\n" \
    "        :param digits: the number of fraction digits; None for the currency's minor units.\n" \
    "\n" \
    "        >>> Money(\"10.00\", \"EUR\").divided(3)\n" \
    "        Money('3.33', 'EUR')\n" \
    "        "

#define DOC_allocate \
    "Returns shares in proportion to the weights, which sum to the amount.\n" \
    "\n" \
    "        Each share is first rounded down. The remaining units go, one each, to the shares that lost\n" \
    "        the most (``largest_remainder``), to the first (``floor_to_first``) or to the last shares\n" \
    "        (``floor_to_last``). With ``separate_remainder`` they form an additional last element.\n" \
    "\n" \
    "        :param digits: the number of fraction digits of the shares; None for the currency's minor\n" \
    "            units, or the amount's own scale if that is larger.\n" \
    "        :param step: the step of which each share is a multiple, instead of ``digits``; a remainder\n" \
    "            smaller than a step forms an additional last element.\n" \
    "\n" \
    "        >>> Money(\"10.00\", \"EUR\").allocate([\"50\", \"30\", \"20.5\"])\n" \
    "        [Money('4.98', 'EUR'), Money('2.98', 'EUR'), Money('2.04', 'EUR')]\n" \
    "        >>> Money(\"10.00\", \"EUR\").allocate([Fraction(1, 3), Fraction(2, 3)])\n" \
    "        [Money('3.33', 'EUR'), Money('6.67', 'EUR')]\n" \
    "        >>> Money(\"0.05\", \"EUR\").allocate([1, 1], method=\"separate_remainder\")\n" \
    "        [Money('0.02', 'EUR'), Money('0.02', 'EUR'), Money('0.01', 'EUR')]\n" \
    "        >>> Money(\"10.02\", \"EUR\").allocate([1, 1], step=\"0.05\")\n" \
    "        [Money('5.00', 'EUR'), Money('5.00', 'EUR'), Money('0.02', 'EUR')]\n" \
    "        "

#define DOC_split \
    "Returns shares that are as equal as possible and sum to the amount.\n" \
    "\n" \
    "        :param step: as in :meth:`allocate`.\n" \
    "\n" \
    "        >>> Money(\"10.00\", \"EUR\").split(3)\n" \
    "        [Money('3.34', 'EUR'), Money('3.33', 'EUR'), Money('3.33', 'EUR')]\n" \
    "        "

#define DOC_amount \
    "The number, with its scale.\n" \
    "\n" \
    "        >>> Money(\"10.50\", \"EUR\").amount\n" \
    "        Decimal('10.50')\n" \
    "        "

#define DOC_currency \
    "The code of the currency.\n" \
    "\n" \
    "        >>> Money(\"10.50\", \"EUR\").currency\n" \
    "        'EUR'\n" \
    "        "

#define DOC_minor \
    "The amount in minor units, exactly; raises InexactResult for fractions of a minor unit.\n" \
    "\n" \
    "        >>> Money(\"10.5\", \"EUR\").minor\n" \
    "        1050\n" \
    "        "

#endif
