"""The interface of libmoney as ctypes sees it. Made from the headers by api/generate.py."""

# ruff: noqa: E501, F401
# fmt: off
from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Array,
    Structure,
    c_char,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)

from ._ffi.handle import Handle
from ._ffi.lazy import Signatures, Structures

VERSION_MAJOR = 0
VERSION_MINOR = 2
VERSION_PATCH = 0
VERSION = '0.2.0'
ABI_VERSION = 0
TEXT_MAX = 64
CODE_SIZE = 12
DIGITS_MAX = 38
INPUT_MAX = 1024
DOCUMENT_MAX = 67108864
SHARES_MAX = 1048576
AMOUNTS_MAX = 1048576
LEGS_MAX = 8
NTS = 18446744073709551615
DATE_NONE = -2147483648
INSTANT_NONE = -9223372036854775808
DIGITS_CURRENCY = -1
DIGITS_EXACT = -2
RATIO_TEXT_MAX = 320
JSON_MAX = 96
PACKED_MAX = 30
SORT_KEY_MAX = 33
CURRENCY_PAIR_TEXT_MAX = 24
RATE_TEXT_MAX = 96
RATE_JSON_MAX = 160
COLUMN_THREADS_MAX = 256
COLUMN_CODES_MAX = 65536
ACCUMULATOR_BYTES = 72
EXPRESSION_MAX = 16384
EXPRESSION_CURRENCIES_MAX = 64
LOCALE_SIZE = 16
LOCALE_TEXT_MAX = 512
PATTERN_MAX = 128
DIGITS_PATTERN = -3
NOTEPAD_TEXT_MAX = 16777216
NOTEPAD_LINES_MAX = 262144
NOTEPAD_AMOUNTS_MAX = 1000
NOTEPAD_READINGS_MAX = 32
LABEL_SIZE = 80
BANK_ID_SIZE = 144
ACCOUNT_SIZE = 128
DESCRIPTION_SIZE = 256
POSTINGS_MAX = 65536
INVOICE_TAXES_MAX = 4
INVOICE_DOCUMENT = 18446744073709551615
CASH_FLOWS_MAX = 1048576
XIRR_RATES_MAX = 32
VALUE_POINTS_MAX = 1048576
LOAN_PAYMENTS_MAX = 100000
LOAN_EVENTS_MAX = 1000
CREDIT_FLOWS_MAX = 100000
CREDIT_PERIODS_MAX = 4000000
APR_DIGITS_MAX = 16
DIGITS_SIGNIFICANT = -3
ANNUITY_PERIODS_MAX = 1000000
PERIODIC_FLOWS_MAX = 1048576
ID_SIZE = 40
SYMBOL_SIZE = 64
LOT_SELECTIONS_MAX = 1024
IMPORT_DRY_RUN = 1
IMPORT_PARTIAL = 2
IMPORT_OPTION_MAX = 4095
TARGETS_MAX = 100000
SYMBOL_LABELS_MAX = 100000
STORE_NAME_SIZE = 256
CALCULATOR_NUMBERS_MAX = 100
CALCULATOR_KEYS_MAX = 8192
CALCULATOR_TEXT_MAX = 4608
REASON_SIZE = 240
OK = 0
ERR_ARGUMENT = 1
ERR_BUFFER_TOO_SMALL = 2
ERR_BUSY = 3
ERR_OUT_OF_MEMORY = 4
ERR_LIMIT = 5
ERR_NOT_FOUND = 6
ERR_STATE = 7
ERR_CANCELLED = 8
ERR_SYNTAX = 20
ERR_ENCODING = 21
ERR_OVERFLOW = 22
ERR_DIVISION_BY_ZERO = 23
ERR_INEXACT = 24
ERR_DATE = 25
ERR_UNKNOWN_CURRENCY = 40
ERR_CURRENCY_MISMATCH = 41
ERR_DUPLICATE_CURRENCY = 42
ERR_AMBIGUOUS_CURRENCY = 43
ERR_WEIGHTS = 60
ERR_NO_RATE = 80
ERR_INVALID_RATE = 81
ERR_DUPLICATE_RATE = 82
ERR_NO_RATES = 83
ERR_PROVIDER = 84
ERR_JSON = 100
ERR_DOCUMENT = 101
ERR_VERSION = 102
ERR_XML = 103
ERR_INSUFFICIENT = 110
ERR_UNBALANCED = 111
ERR_ACCOUNT = 112
ERR_PERIOD_CLOSED = 113
ERR_EXPIRED = 114
ERR_DISCOUNT = 120
ERR_TAX = 121
ERR_DUPLICATE_SKU = 122
ERR_DUPLICATE_ID = 130
ERR_TRANSPORT = 140
ERR_UNKNOWN_REQUEST = 141
ERR_HTTP = 142
ERR_UNAUTHORIZED = 143
ERR_RATE_LIMITED = 144
ERR_CONTENT_TYPE = 145
ERR_TRUNCATED = 146
ERR_TOO_LARGE = 147
ERR_RATE_JUMPED = 148
ERR_NO_CURRENCIES = 149
ERR_RETRIEVAL = 160
ERR_SAVING = 161
ERR_REMOVAL = 162
ERR_NOT_A_STORE = 163
ERR_STORE_LOCKED = 164
ERR_STORE_READ_ONLY = 165
ERR_STORE_FULL = 166
ERR_STORE_CORRUPT = 167
ERR_STORE_PATH = 168
ERR_STORE_IO = 169
ERR_CONFLICT = 170
ERR_NO_SQLITE = 171
ERR_STORE_UNKNOWN = 172
FLAG_ROUNDED = 1
FLAG_RATE_ROUNDED = 2
FLAG_FIXED = 4
FLAG_EARLIER = 8
FLAG_STALE = 16
FLAG_INCONSISTENT = 32
FLAG_EURO_REGULATION = 64
ROUND_HALF_EVEN = 1000
ROUND_HALF_UP = 1001
ROUND_HALF_DOWN = 1002
ROUND_UP = 1003
ROUND_DOWN = 1004
ROUND_CEILING = 1005
ROUND_FLOOR = 1006
ROUND_UNNECESSARY = 1007
ROUND_HALF_ODD = 1008
ROUND_HALF_CEILING = 1009
ROUND_HALF_FLOOR = 1010
CURRENCY_CURRENT = 0
CURRENCY_HISTORICAL = 1
CURRENCY_SPECIAL = 2
CURRENCY_UNIT = 3
CURRENCY_INFORMAL = 4
CURRENCY_CUSTOM = 5
CASH_SMALL_ROUNDED = 0
CASH_SMALL_EXACT = 1
CASH_SMALL_UP = 2
ALLOCATE_LARGEST_REMAINDER = 0
ALLOCATE_FLOOR_TO_FIRST = 1
ALLOCATE_FLOOR_TO_LAST = 2
ALLOCATE_SEPARATE_REMAINDER = 3
EXPLANATION_INPUT = 1
EXPLANATION_REFERENCE = 2
EXPLANATION_SUM = 3
EXPLANATION_PRODUCT = 4
EXPLANATION_PERCENT = 5
EXPLANATION_INCLUDED = 6
EXPLANATION_CONVERSION = 7
EXPLANATION_ROUNDED = 8
EXPLANATION_SUBTRACTED = 1
EXPLANATION_DIVISOR = 2
EXPLANATION_DECIMAL = 4
EXPLANATION_IS_ROUNDED = 8
RATE_QUOTED = 0
RATE_INVERSE = 1
RATE_FIXED = 2
RATE_UNIT = 3
MERGE_PAIRS = 0
MERGE_DAYS = 1
STALE_FLAG = 0
STALE_REFUSE = 1
COLUMN_INT64 = 1
COLUMN_DECIMAL128 = 2
COLUMN_DATE32 = 3
COLUMN_INT8 = 4
COLUMN_INT16 = 5
COLUMN_INT32 = 6
EXPRESSION_NUMBER = 1
EXPRESSION_AMOUNT = 2
STYLE_STANDARD = 0
STYLE_ACCOUNTING = 1
STYLE_COMPACT = 2
DISPLAY_SYMBOL = 0
DISPLAY_NARROW = 1
DISPLAY_CODE = 2
DISPLAY_NAME = 3
DISPLAY_NONE = 4
NUMERALS_LOCALE = 0
NUMERALS_LATIN = 1
READING_STRICT = 0
READING_LENIENT = 1
SIGN_PATTERN = 0
SIGN_ALWAYS = 1
SIGN_EXCEPT_ZERO = 2
SIGN_NEVER = 3
ZEROS_PATTERN = 0
ZEROS_STRIP = 1
ZEROS_STRIP_WHOLE = 2
LINE_EMPTY = 0
LINE_TEXT = 1
LINE_NUMBER = 2
LINE_AMOUNT = 3
LINE_PERCENTAGE = 4
LINE_TARGETS = 5
LINE_SHARES = 6
LINE_QUESTION = 7
LINE_ERROR = 8
LINE_SOURCE = 0
LINE_LABEL = 1
LINE_NAME = 2
LINE_VALUE = 3
LINE_READING = 4
LINE_MESSAGE = 5
LINE_CARET = 6
ENTRY_UNSPECIFIED = 0
ENTRY_DEPOSIT = 1
ENTRY_WITHDRAWAL = 2
ENTRY_TRANSFER = 3
ENTRY_EXCHANGE = 4
ENTRY_FEE = 5
ENTRY_INTEREST = 6
ENTRY_ADJUSTMENT = 7
ENTRY_OPENING = 8
STATEMENT_ROW_AMOUNT = 0
STATEMENT_ROW_SUBTOTAL = 1
STATEMENT_ROW_TOTAL = 2
WALLET_CHANGE_AMENDED = 1
WALLET_CHANGE_VOIDED = 2
WALLET_CHANGE_CHECKPOINT = 3
CASH_LOTS_FIFO = 0
CASH_LOTS_AVERAGE = 1
BANK_MESSAGE_STATEMENT = 1
BANK_MESSAGE_REPORT = 2
BANK_MESSAGE_NOTIFICATION = 3
BANK_CHECK_NONE = 0
BANK_CHECK_EQUAL = 1
BANK_CHECK_DIFFERENT = 2
BANK_ENTRY_OTHER = 0
BANK_ENTRY_BOOKED = 1
BANK_ENTRY_PENDING = 2
BANK_ENTRY_INFORMATION = 3
BANK_ENTRY_FUTURE = 4
BANK_DIRECTION_UNSTATED = 0
BANK_DIRECTION_CREDIT = 1
BANK_DIRECTION_DEBIT = 2
BANK_INCLUSION_UNSTATED = 0
BANK_INCLUSION_INCLUDED = 1
BANK_INCLUSION_SEPARATE = 2
BANK_FINDING_BALANCE = 1
BANK_FINDING_ENTRY_AMOUNT = 2
BANK_FINDING_BATCH_COUNT = 3
BANK_FINDING_TOTAL_COUNT = 4
BANK_FINDING_TOTAL_SUM = 5
BANK_TEXT_OWNER = 0
BANK_TEXT_INFORMATION = 1
BANK_TEXT_LABEL = 2
BANK_TEXT_NAME = 3
BANK_TEXT_REMITTANCE = 4
BANK_TEXT_DETAILS = 5
ACCOUNT_ANY = 0
ACCOUNT_ASSET = 1
ACCOUNT_LIABILITY = 2
ACCOUNT_EQUITY = 3
ACCOUNT_INCOME = 4
ACCOUNT_EXPENSE = 5
ACCOUNT_EXCHANGE = 6
LEDGER_TRANSACTION_ENTRY = 0
LEDGER_TRANSACTION_REVERSAL = 1
LEDGER_TRANSACTION_CLOSING = 2
LEDGER_TRANSACTION_REVALUATION = 3
LEDGER_REPORT_TRIAL_BALANCE = 1
LEDGER_REPORT_BALANCE_SHEET = 2
LEDGER_REPORT_INCOME_STATEMENT = 3
LEDGER_ROW_ACCOUNT = 0
LEDGER_ROW_SUBTOTAL = 1
LEDGER_ROW_TOTAL = 2
LEDGER_ROW_RESULT = 3
LEDGER_ROW_DEBITS = 4
LEDGER_ROW_CREDITS = 5
BALANCE_RATES_DAILY = 0
BALANCE_RATES_ONE = 1
JOURNAL_BEANCOUNT = 1
JOURNAL_LEDGER = 2
JOURNAL_HLEDGER = 3
LEVEL_UNIT = 0
LEVEL_LINE = 1
LEVEL_TAX_GROUP = 2
LEVEL_ORDER = 3
LEVEL_INVOICE = 4
PRICE_BASIS_NET = 0
PRICE_BASIS_GROSS = 1
TENDER_EXACT = 0
TENDER_CASH = 1
BASKET_PRESET_PER_LINE_HALF_UP = 0
BASKET_PRESET_PER_UNIT_HALF_UP = 1
BASKET_PRESET_PER_LINE_HALF_EVEN = 2
BASKET_PRESET_PER_TAX_GROUP_HALF_UP = 3
BASKET_PRESET_PER_ORDER_HALF_UP = 4
BASKET_PRESET_SWISS_CASH = 5
BASKET_PRESET_EN16931 = 6
DISCOUNT_NONE = 0
DISCOUNT_PERCENT = 1
DISCOUNT_FIXED = 2
RECEIPT_PRICED = 0
RECEIPT_CHECKOUT = 1
INVOICE_TAX_ADDED = 0
INVOICE_TAX_COMPOUND = 1
INVOICE_TAX_RETAINED = 2
INVOICE_ALLOWANCE = 1
INVOICE_CHARGE = 2
INVOICE_SYNTAX_NONE = 0
INVOICE_SYNTAX_UBL = 1
INVOICE_SYNTAX_CII = 2
INVOICE_PROFILE_OTHER = 0
INVOICE_PROFILE_EN16931 = 1
INVOICE_PROFILE_XRECHNUNG = 2
INVOICE_PROFILE_PEPPOL = 3
INVOICE_PROFILE_MINIMUM = 4
INVOICE_PROFILE_BASIC_WL = 5
INVOICE_PROFILE_BASIC = 6
INVOICE_PROFILE_EXTENDED = 7
INVOICE_ROUNDING_UNKNOWN = 0
INVOICE_ROUNDING_TAX_PER_LINE = 1
INVOICE_ROUNDING_UNIT_FIRST = 2
INVOICE_ROUNDING_UNROUNDED = 3
INVOICE_ROUNDING_GROSS_FIRST = 4
INVOICE_ROUNDING_HALF_EVEN = 5
INVOICE_ROUNDING_HALF_DOWN = 6
INVOICE_ROUNDING_DOWN = 7
INVOICE_ROUNDING_UP = 8
INVOICE_ROUNDING_STANDARD = 9
PAPER_HTML = 0
PAPER_FRAGMENT = 1
PAPER_TEXT = 2
PAYMENT_STRIPE = 0
PAYMENT_ADYEN = 1
PAYMENT_PAYPAL = 2
PAYMENT_CODE_EPC = 0
PAYMENT_CODE_SWISS = 1
PAYMENT_REFERENCE_RF = 0
PAYMENT_REFERENCE_QR = 1
DAY_COUNT_ACTUAL_365 = 1
DAY_COUNT_ACTUAL_360 = 2
DAY_COUNT_ACTUAL_365_ACTUAL = 3
DAY_COUNT_ACTUAL_ACTUAL_ISDA = 4
DAY_COUNT_ACTUAL_ACTUAL_ICMA = 5
DAY_COUNT_ACTUAL_ACTUAL_AFB = 6
DAY_COUNT_THIRTY_360_BOND = 7
DAY_COUNT_THIRTY_E_360 = 8
DAY_COUNT_THIRTY_360_US = 9
DAY_COUNT_THIRTY_E_360_ISDA = 10
XIRR_ONE = 1
XIRR_SEVERAL = 2
XIRR_NONE = 3
XIRR_UNDEFINED = 4
XIRR_REASON_NO_FLOWS = 1
XIRR_REASON_ONE_DATE = 2
XIRR_REASON_ONE_SIGN = 3
XIRR_REASON_ALWAYS_ZERO = 4
XIRR_REASON_OUT_OF_RANGE = 5
XIRR_REASON_NO_ROOT = 6
XIRR_REASON_UNPRICED = 7
XIRR_REASON_NO_DATE = 8
PERIOD_DAY = 1
PERIOD_WEEK = 2
PERIOD_MONTH = 3
PERIOD_YEAR = 4
PERIOD_HALF_MONTH = 5
LOAN_ANNUITY = 0
LOAN_LINEAR = 1
LOAN_BULLET = 2
LOAN_EVENT_ADVANCE = 1
LOAN_EVENT_EXTRA = 2
LOAN_EVENT_RATE = 3
LOAN_EVENT_PAYMENT = 4
LOAN_EVENT_LEVEL = 5
LOAN_EVENT_FEE = 6
APR_EU = 1
APR_US = 2
PAYMENT_END = 0
PAYMENT_BEGIN = 1
FLOW_AFTER = 0
FLOW_START = 1
FLOW_END = 2
FLOW_START_IN_END_OUT = 3
SAMPLE_DAY = 1
SAMPLE_WEEK = 2
SAMPLE_MONTH = 3
TRACK_ANNUALISED = 1
TRACK_MODIFIED_DIETZ = 2
TRACK_VOLATILITY = 4
WINDOW_ONE_MONTH = 1
WINDOW_THREE_MONTHS = 2
WINDOW_SIX_MONTHS = 3
WINDOW_YEAR_TO_DATE = 4
WINDOW_ONE_YEAR = 5
WINDOW_THREE_YEARS = 6
WINDOW_FIVE_YEARS = 7
WINDOW_TEN_YEARS = 8
WINDOW_MAX = 9
ACTION_BUY = 1
ACTION_SELL = 2
ACTION_DIVIDEND = 3
ACTION_FEE = 4
ACTION_SPLIT = 5
ACTION_SPIN_OFF = 6
ACTION_MERGER = 7
ACTION_STOCK_DIVIDEND = 8
ACTION_RIGHTS = 9
ACTION_RETURN_OF_CAPITAL = 10
ACTION_TRANSFER_OUT = 11
ACTION_TRANSFER_IN = 12
ACTION_WORTHLESS = 13
ACTION_INTEREST = 14
ACTION_WITHHOLDING_TAX = 15
ACTION_EXERCISE = 16
LOTS_FIFO = 0
LOTS_LIFO = 1
LOTS_HIFO = 2
LOTS_AVERAGE = 3
LOTS_SPECIFIC = 4
LOTS_SECTION_104 = 5
LOTS_ADJUSTED_COST_BASE = 6
SHORT_SALE_REJECT = 0
SHORT_SALE_ALLOW = 1
SHORT_SALE_RECORD = 2
FEES_BASIS = 0
FEES_APART = 1
CAPITAL_GAIN = 0
CAPITAL_REFUSE = 1
IMPORT_CSV = 1
IMPORT_PORTFOLIO_PERFORMANCE = 2
IMPORT_GHOSTFOLIO = 3
IMPORT_BEANCOUNT = 4
IMPORT_LEDGER = 5
IMPORT_HLEDGER = 6
DATE_ORDER_YMD = 0
DATE_ORDER_DMY = 1
DATE_ORDER_MDY = 2
IMPORT_ACCEPTED = 1
IMPORT_DUPLICATE = 2
IMPORT_IGNORED = 3
IMPORT_REFUSED = 4
PRICE_FRESH = 0
PRICE_STALE = 1
PRICE_MISSING = 2
PRICE_ZERO = 3
PRICE_NO_RATE = 4
PRICE_CLOSED = 5
PERCENT_UNREALISED = 1
PERCENT_REALISED = 2
PERCENT_PROFIT = 4
DISPOSAL_FIFO = 0
DISPOSAL_LIFO = 1
DISPOSAL_HIFO = 2
DISPOSAL_AVERAGE = 3
DISPOSAL_SPECIFIC = 4
DISPOSAL_SAME_DAY = 5
DISPOSAL_THIRTY_DAYS = 6
DISPOSAL_POOL = 7
DISPOSAL_RETURN_OF_CAPITAL = 8
DISPOSAL_WORTHLESS = 9
DISPOSAL_MERGER = 10
DISPOSAL_OVERSOLD = 11
TAX_REPORT_JSON = 0
TAX_REPORT_CSV = 1
TAX_REPORT_TEXT = 2
TAX_REPORT_HTML = 3
PROVIDER_CURRENCYLAYER = 0
PROVIDER_CURRENCYLAYER_LIST = 1
PROVIDER_FRANKFURTER = 2
PROVIDER_OPEN_EXCHANGE_RATES = 3
PROVIDER_ECB = 4
PROVIDER_FINNHUB = 5
PROVIDER_TRANSACTIONS = 6
JUMP_REFUSE = 0
JUMP_FLAG = 1
JUMP_ACCEPT = 2
TRANSPORT_CONNECTION = 1
TRANSPORT_DNS = 2
TRANSPORT_TLS = 3
TRANSPORT_DISCONNECTED = 4
TRANSPORT_CANCELLED = 5
TRANSPORT_TOO_LARGE = 6
TRANSPORT_OTHER = 7
TRANSPORT_TIMEOUT = 8
FEED_EMPTY = 0
FEED_LOADING = 1
FEED_READY = 2
FEED_STALE = 3
FEED_FAILED = 4
FEED_WAITING = 5
FEED_FLAG_JUMPED = 1
FEED_FLAG_WAITING = 2
FEED_FLAG_RESTORED = 4
OPERATION_NONE = 0
OPERATION_PENDING = 1
OPERATION_DONE = 2
OPERATION_FAILED = 3
STORE_KIND_WALLET = 0
STORE_KIND_PORTFOLIO = 1
STORE_KIND_CATALOGUE = 2
STORE_KIND_BASKET = 3
STORE_KIND_RATES = 4
STORE_KIND_CURRENCIES = 5
STORE_KIND_IDEMPOTENCY_KEY = 6
STORE_KIND_LEDGER = 7
CALCULATOR_KEY_DIGIT_0 = 0
CALCULATOR_KEY_DIGIT_1 = 1
CALCULATOR_KEY_DIGIT_2 = 2
CALCULATOR_KEY_DIGIT_3 = 3
CALCULATOR_KEY_DIGIT_4 = 4
CALCULATOR_KEY_DIGIT_5 = 5
CALCULATOR_KEY_DIGIT_6 = 6
CALCULATOR_KEY_DIGIT_7 = 7
CALCULATOR_KEY_DIGIT_8 = 8
CALCULATOR_KEY_DIGIT_9 = 9
CALCULATOR_KEY_POINT = 10
CALCULATOR_KEY_ADD = 11
CALCULATOR_KEY_SUBTRACT = 12
CALCULATOR_KEY_MULTIPLY = 13
CALCULATOR_KEY_DIVIDE = 14
CALCULATOR_KEY_EQUALS = 15
CALCULATOR_KEY_PERCENT = 16
CALCULATOR_KEY_SIGN = 17
CALCULATOR_KEY_CLEAR = 18
CALCULATOR_KEY_CORRECT = 19
CALCULATOR_KEY_KEEP = 20
CALCULATOR_ALERT_NONE = 0
CALCULATOR_ALERT_OPERATION_IMPOSSIBLE = 1
CALCULATOR_ALERT_HAS_RESULT = 2
CALCULATOR_ALERT_OPERATOR_EXISTS = 3
CALCULATOR_ALERT_DIVIDE_BY_ZERO = 4
CALCULATOR_ALERT_DECIMAL_EXISTS = 5
CALCULATOR_ALERT_NOTHING_TO_KEEP = 6
CALCULATOR_ALERT_SYNTAX = 7
CALCULATOR_START = 0
CALCULATOR_NUMBER = 1
CALCULATOR_OPERATOR = 2
CALCULATOR_POINT = 3
CALCULATOR_RESULT = 4
CONVERTER_EMPTY = 0
CONVERTER_LOADING = 1
CONVERTER_READY = 2
CONVERTER_STALE = 3
CONVERTER_FAILED = 4
INPUT_STATE_EMPTY = 0
INPUT_STATE_COMPLETE = 1
INPUT_STATE_UNFINISHED = 2
INPUT_STATE_INVALID = 3
ORIGIN_NONE = 0
ORIGIN_NETWORK = 1
ORIGIN_STORE = 2
ORIGIN_PROGRAM = 3
SORT_NAME_ASCENDING = 0
SORT_NAME_DESCENDING = 1
SORT_CODE_ASCENDING = 2
SORT_CODE_DESCENDING = 3
LIST_READY = 0
LIST_EMPTY = 1
LIST_NOTHING_FOUND = 2
LIST_NO_FAVOURITES = 3
PORTFOLIO_VIEW_LOADING = 0
PORTFOLIO_VIEW_EMPTY = 1
PORTFOLIO_VIEW_READY = 2
PORTFOLIO_VIEW_STALE = 3
PORTFOLIO_VIEW_TRANSACTIONS_FAILED = 4
PORTFOLIO_VIEW_QUOTES_FAILED = 5
ORDER_DATE = 0
ORDER_ACTION = 1
ORDER_TICKER = 2
ORDER_QUANTITY = 3
ORDER_PRICE = 4
ORDER_SUM = 5
FIELD_OK = 0
FIELD_MISSING = 1
FIELD_NOT_A_DATE = 2
FIELD_UNKNOWN = 3
FIELD_LENGTH = 4
FIELD_LETTERS = 5
FIELD_NOT_A_NUMBER = 6
FIELD_NOT_POSITIVE = 7
FIELD_TOO_MANY_DIGITS = 8
FIELD_INEXACT = 9
FIELD_MISMATCH = 10
TICKER_LETTERS = 0
TICKER_EXCHANGE_SYMBOL = 1


class CurrencyRegistryHandle(Handle):
    """``money_currency_registry_t *``."""


class ExplanationHandle(Handle):
    """``money_explanation_t *``."""


class RatesHandle(Handle):
    """``money_rates_t *``."""


class RatesBuilderHandle(Handle):
    """``money_rates_builder_t *``."""


class BagHandle(Handle):
    """``money_bag_t *``."""


class ExpressionHandle(Handle):
    """``money_expression_t *``."""


class LocalesHandle(Handle):
    """``money_locales_t *``."""


class NotepadHandle(Handle):
    """``money_notepad_t *``."""


class WalletHandle(Handle):
    """``money_wallet_t *``."""


class WalletStatementHandle(Handle):
    """``money_wallet_statement_t *``."""


class AccountStatementHandle(Handle):
    """``money_account_statement_t *``."""


class CashLotsHandle(Handle):
    """``money_cash_lots_t *``."""


class BankStatementsHandle(Handle):
    """``money_bank_statements_t *``."""


class LedgerHandle(Handle):
    """``money_ledger_t *``."""


class LedgerReportHandle(Handle):
    """``money_ledger_report_t *``."""


class ExchangeQuoteHandle(Handle):
    """``money_exchange_quote_t *``."""


class CatalogueHandle(Handle):
    """``money_catalogue_t *``."""


class BasketHandle(Handle):
    """``money_basket_t *``."""


class ReceiptHandle(Handle):
    """``money_receipt_t *``."""


class InvoiceHandle(Handle):
    """``money_invoice_t *``."""


class InvoiceReportHandle(Handle):
    """``money_invoice_report_t *``."""


class LoanHandle(Handle):
    """``money_loan_t *``."""


class PortfolioHandle(Handle):
    """``money_portfolio_t *``."""


class ImportReportHandle(Handle):
    """``money_import_report_t *``."""


class ValuationHandle(Handle):
    """``money_valuation_t *``."""


class DisposalsHandle(Handle):
    """``money_disposals_t *``."""


class OpenLotsHandle(Handle):
    """``money_open_lots_t *``."""


class RebalancingHandle(Handle):
    """``money_rebalancing_t *``."""


class BreakdownHandle(Handle):
    """``money_breakdown_t *``."""


class FeedHandle(Handle):
    """``money_feed_t *``."""


class FeedRequestHandle(Handle):
    """``money_feed_request_t *``."""


class StoreHandle(Handle):
    """``money_store_t *``."""


class CalculatorHandle(Handle):
    """``money_calculator_t *``."""


class ConverterHandle(Handle):
    """``money_converter_t *``."""


class CurrencyListHandle(Handle):
    """``money_currency_list_t *``."""


class PortfolioViewHandle(Handle):
    """``money_portfolio_view_t *``."""


class OrderFormHandle(Handle):
    """``money_order_form_t *``."""


#: ``money_change_callback_t``.
ChangeCallback = CFUNCTYPE(None, c_void_p, c_uint64)

#: ``money_progress_callback_t``.
ProgressCallback = CFUNCTYPE(None, c_void_p, c_uint64, c_uint64)

#: ``money_calculator_display_callback_t``.
CalculatorDisplayCallback = CFUNCTYPE(None, c_void_p, c_char_p)

#: ``money_calculator_alert_callback_t``.
CalculatorAlertCallback = CFUNCTYPE(None, c_void_p, c_int32)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    class ErrorStruct(Structure):
        """``money_error_t``."""

        status: int
        cause: int
        position: int
        text: bytes

    class ProgressStruct(Structure):
        """``money_progress_t``."""

        struct_size: int
        cancel: int
        done: int
        total: int
        callback: int
        user_data: int | None
        reserved: Array[c_uint64]

    class DecimalStruct(Structure):
        """``money_decimal_t``."""

        lo: int
        hi: int
        scale: int
        reserved: int

    class RatioStruct(Structure):
        """``money_ratio_t``."""

        numerator: Array[c_uint64]
        denominator: Array[c_uint64]
        sign: int
        reserved: int

    class CurrencyStruct(Structure):
        """``money_currency_t``."""

        code: bytes
        kind: int
        numeric: int
        digits: int
        introduced: int
        withdrawn: int
        factor_since: int
        successor: bytes
        factor_numerator: int
        factor_denominator: int
        cash_step: DecimalStruct
        flag: bytes
        countries: bytes
        name: bytes

    class CashRuleStruct(Structure):
        """``money_cash_rule_t``."""

        currency: bytes
        country: bytes
        rounding: int
        small_amounts: int
        since: int
        until: int
        step: DecimalStruct
        small: DecimalStruct

    class MoneyStruct(Structure):
        """``money_t``."""

        lo: int
        hi: int
        scale: int
        currency: bytes

    class AllocateOptions(Structure):
        """``money_allocate_options_t``."""

        struct_size: int
        method: int
        digits: int
        reserved: int
        registry: int | None
        step: DecimalStruct

    class ExplanationNodeStruct(Structure):
        """``money_explanation_node_t``."""

        name: bytes
        rule: bytes
        text: bytes
        currency: bytes
        kind: int
        flags: int
        depth: int
        parent: int
        target: int
        amount: MoneyStruct
        number: DecimalStruct
        exact: RatioStruct
        moved: RatioStruct
        rounding: int
        digits: int
        step: DecimalStruct
        quantity: DecimalStruct
        units: int
        reserved: int

    class RateStruct(Structure):
        """``money_rate_t``."""

        from_: bytes
        to: bytes
        numerator: int
        denominator: int
        date: int
        kind: int
        flags: int
        reserved: int

    class RatesInfoStruct(Structure):
        """``money_rates_info_t``."""

        base: bytes
        flags: int
        first_date: int
        last_date: int
        instant: int
        currency_count: int
        pair_count: int
        date_count: int
        quote_count: int
        source: bytes
        reserved: Array[c_uint64]

    class ConvertOptions(Structure):
        """``money_convert_options_t``."""

        struct_size: int
        date: int
        max_gap: int
        digits: int
        rounding: int
        stale: int
        registry: int | None
        now: int
        fresh_for: int

    class ConversionStruct(Structure):
        """``money_conversion_t``."""

        rate: RatioStruct
        remainder: RatioStruct
        as_of: int
        gap_days: int
        instant: int
        age_seconds: int
        flags: int
        leg_count: int
        legs: Array[RateStruct]
        source: bytes
        reserved: Array[c_uint64]

    class CurrencyPairStruct(Structure):
        """``money_currency_pair_t``."""

        from_: bytes
        to: bytes

    class ColumnStruct(Structure):
        """``money_column_t``."""

        values: int | None
        length: int
        stride: int
        validity: int | None
        validity_size: int
        validity_offset: int
        layout: int
        scale: int
        reserved: int

    class ColumnCurrenciesStruct(Structure):
        """``money_column_currencies_t``."""

        codes: Any
        count: int
        indices: Any

    class ColumnOptions(Structure):
        """``money_column_options_t``."""

        struct_size: int
        date: int
        max_gap: int
        digits: int
        rounding: int
        method: int
        threads: int
        stale: int
        registry: int | None
        now: int
        fresh_for: int

    class ColumnReportStruct(Structure):
        """``money_column_report_t``."""

        null_count: int
        failed_count: int
        first_failed: int
        scale: int
        flags: int
        reserved: Array[c_uint64]

    class AccumulatorStruct(Structure):
        """``money_accumulator_t``."""

        word0: int
        word1: int
        word2: int
        word3: int
        word4: int
        count: int
        finest_count: int
        scale: int
        currency: bytes
        reserved: int

    class ExpressionValueStruct(Structure):
        """``money_expression_value_t``."""

        kind: int
        flags: int
        number: DecimalStruct
        amount: MoneyStruct

    class ExpressionInfoStruct(Structure):
        """``money_expression_info_t``."""

        value: ExpressionValueStruct
        exact: RatioStruct
        conversion_count: int
        reserved: Array[c_uint64]

    class LocaleOptions(Structure):
        """``money_locale_options_t``."""

        struct_size: int
        style: int
        display: int
        digits: int
        rounding: int
        numerals: int
        registry: int | None
        locales: int | None

    class FormatOptions(Structure):
        """``money_format_options_t``."""

        struct_size: int
        sign: int
        zeros: int
        rounding: int
        numerals: int
        minimum_fraction: int
        maximum_fraction: int
        minimum_significant: int
        maximum_significant: int
        minimum_grouping: int
        decimal_separator: bytes | None
        group_separator: bytes | None
        minus_sign: bytes | None
        plus_sign: bytes | None
        symbol: bytes | None
        locale: bytes | None
        registry: int | None
        locales: int | None

    class NotepadOptions(Structure):
        """``money_notepad_options_t``."""

        struct_size: int
        reading: int
        today: int
        max_gap: int
        digits: int
        rounding: int
        locale: bytes | None
        home: bytes | None
        registry: int | None

    class NotepadLineStruct(Structure):
        """``money_notepad_line_t``."""

        index: int
        version: int
        kind: int
        flags: int
        number: DecimalStruct
        amount: MoneyStruct
        status: int
        reserved: int
        position: int
        amount_count: int
        conversion_count: int
        reading_count: int
        reserved2: Array[c_uint64]

    class WalletNoteStruct(Structure):
        """``money_wallet_note_t``."""

        struct_size: int
        date: int
        label: bytes | None
        kind: int
        effective: int
        counterpart: bytes | None
        external_id: bytes | None
        cost: MoneyStruct

    class WalletEntryStruct(Structure):
        """``money_wallet_entry_t``."""

        id: int
        amount: MoneyStruct
        date: int
        kind: int
        label: bytes

    class WalletDetailsStruct(Structure):
        """``money_wallet_details_t``."""

        id: int
        cost: MoneyStruct
        effective: int
        kind: int
        counterpart: bytes
        external_id: bytes

    class WalletBalanceStruct(Structure):
        """``money_wallet_balance_t``."""

        posted: MoneyStruct
        held: MoneyStruct
        pending: MoneyStruct
        available: MoneyStruct

    class WalletTotalDetailsStruct(Structure):
        """``money_wallet_total_details_t``."""

        total_of_rounded: MoneyStruct
        difference: MoneyStruct
        flags: int
        reserved: int

    class TransferLegStruct(Structure):
        """``money_transfer_leg_t``."""

        struct_size: int
        reserved: int
        source: int | None
        target: int | None
        amount: MoneyStruct

    class ExchangeLegStruct(Structure):
        """``money_exchange_leg_t``."""

        struct_size: int
        receive: bytes
        give: MoneyStruct

    class WalletStatementRowStruct(Structure):
        """``money_wallet_statement_row_t``."""

        kind: int
        date: int
        id: int
        amount: MoneyStruct
        text: bytes
        label: bytes

    class AccountStatementInfoStruct(Structure):
        """``money_account_statement_info_t``."""

        currency: bytes
        start: int
        end: int
        reserved: int
        row_count: int
        opening: MoneyStruct
        inflow: MoneyStruct
        outflow: MoneyStruct
        closing: MoneyStruct

    class AccountTurnoverStruct(Structure):
        """``money_account_turnover_t``."""

        kind: int
        reserved: int
        count: int
        inflow: MoneyStruct
        outflow: MoneyStruct

    class AccountRowStruct(Structure):
        """``money_account_row_t``."""

        id: int
        amount: MoneyStruct
        balance: MoneyStruct
        date: int
        effective: int
        kind: int
        reserved: int
        label: bytes
        counterpart: bytes
        external_id: bytes

    class WalletChangeStruct(Structure):
        """``money_wallet_change_t``."""

        id: int
        at: int
        amount: MoneyStruct
        cost: MoneyStruct
        date: int
        effective: int
        kind: int
        change: int
        label: bytes
        counterpart: bytes
        external_id: bytes
        reason: bytes

    class CashLotsInfoStruct(Structure):
        """``money_cash_lots_info_t``."""

        currency: bytes
        reporting: bytes
        method: int
        reserved: int
        amount: MoneyStruct
        cost: MoneyStruct
        realised: MoneyStruct

    class CashLotStruct(Structure):
        """``money_cash_lot_t``."""

        entry: int
        opened: int
        reserved: int
        amount: MoneyStruct
        cost: MoneyStruct

    class CashDisposalStruct(Structure):
        """``money_cash_disposal_t``."""

        entry: int
        date: int
        reserved: int
        amount: MoneyStruct
        cost: MoneyStruct
        proceeds: MoneyStruct
        gain: MoneyStruct

    class BankStatementsInfoStruct(Structure):
        """``money_bank_statements_info_t``."""

        message: int
        version: int
        id: bytes
        created: bytes
        statement_count: int
        balance_count: int
        entry_count: int
        transaction_count: int
        charge_count: int
        finding_count: int

    class BankStatementStruct(Structure):
        """``money_bank_statement_t``."""

        id: bytes
        account: bytes
        sequence: bytes
        created: bytes
        currency: bytes
        is_iban: int
        from_: int
        to: int
        check: int
        reserved: int
        first_balance: int
        balance_count: int
        first_entry: int
        entry_count: int
        first_finding: int
        finding_count: int

    class BankBalanceStruct(Structure):
        """``money_bank_balance_t``."""

        statement: int
        amount: MoneyStruct
        date: int
        reserved: int
        type: bytes

    class BankExchangeStruct(Structure):
        """``money_bank_exchange_t``."""

        instructed: MoneyStruct
        transaction: MoneyStruct
        rate: DecimalStruct
        source: bytes
        target: bytes
        unit: bytes
        reserved: int

    class BankEntryStruct(Structure):
        """``money_bank_entry_t``."""

        statement: int
        amount: MoneyStruct
        status: int
        is_debit: int
        is_reversal: int
        booking_date: int
        value_date: int
        domain: bytes
        family: bytes
        subfamily: bytes
        reserved: int
        code: bytes
        reference: bytes
        servicer_reference: bytes
        exchange: BankExchangeStruct
        first_transaction: int
        transaction_count: int
        first_charge: int
        charge_count: int

    class BankTransactionStruct(Structure):
        """``money_bank_transaction_t``."""

        entry: int
        amount: MoneyStruct
        is_iban: int
        reserved: int
        account: bytes
        end_to_end_id: bytes
        transaction_id: bytes
        mandate_id: bytes
        servicer_reference: bytes
        creditor_reference: bytes
        purpose: bytes
        exchange: BankExchangeStruct
        first_charge: int
        charge_count: int

    class BankChargeStruct(Structure):
        """``money_bank_charge_t``."""

        entry: int
        transaction: int
        amount: MoneyStruct
        direction: int
        inclusion: int
        type: bytes

    class BankFindingStruct(Structure):
        """``money_bank_finding_t``."""

        statement: int
        entry: int
        line: int
        column: int
        stated: DecimalStruct
        computed: DecimalStruct
        currency: bytes
        kind: int

    class BankImportStruct(Structure):
        """``money_bank_import_t``."""

        added: int
        present: int
        unbooked: int

    class LedgerInfoStruct(Structure):
        """``money_ledger_info_t``."""

        base: bytes
        closed: int
        account_count: int
        transaction_count: int
        posting_count: int

    class LedgerAccountStruct(Structure):
        """``money_ledger_account_t``."""

        kind: int
        is_group: int
        currency: bytes
        name: bytes

    class LedgerTransactionStruct(Structure):
        """``money_ledger_transaction_t``."""

        id: int
        reverses: int
        reversed_by: int
        first_posting: int
        posting_count: int
        date: int
        kind: int
        description: bytes

    class LedgerPostingStruct(Structure):
        """``money_ledger_posting_t``."""

        transaction: int
        amount: MoneyStruct
        account: bytes

    class PostingStruct(Structure):
        """``money_posting_t``."""

        struct_size: int
        reserved: int
        account: bytes | None
        amount: MoneyStruct

    class LedgerStatementRowStruct(Structure):
        """``money_ledger_statement_row_t``."""

        id: int
        transaction: int
        amount: MoneyStruct
        balance: MoneyStruct
        date: int
        reserved: int
        description: bytes

    class LedgerRowStruct(Structure):
        """``money_ledger_row_t``."""

        kind: int
        account_kind: int
        depth: int
        reserved: int
        amount: MoneyStruct
        account: bytes

    class ExchangeTermsStruct(Structure):
        """``money_exchange_terms_t``."""

        struct_size: int
        is_inverse: int
        rate: DecimalStruct
        receive: MoneyStruct
        fee: MoneyStruct
        id: bytes | None

    class ExchangeStruct(Structure):
        """``money_exchange_t``."""

        give: MoneyStruct
        receive: MoneyStruct
        fee: MoneyStruct
        market_value: MoneyStruct
        margin: MoneyStruct
        rate: RatioStruct
        remainder: RatioStruct
        market: ConversionStruct
        give_entry: int
        receive_entry: int
        fee_entry: int
        valid_until: int
        id: bytes

    class ExchangeAccountsStruct(Structure):
        """``money_exchange_accounts_t``."""

        struct_size: int
        digits: int
        give: bytes | None
        receive: bytes | None
        exchange: bytes | None
        remainder: bytes | None
        fee: bytes | None

    class DailyBalanceStruct(Structure):
        """``money_daily_balance_t``."""

        date: int
        flags: int
        balance: MoneyStruct

    class ProductStruct(Structure):
        """``money_product_t``."""

        struct_size: int
        reserved: int
        sku: bytes
        name: bytes
        unit: bytes
        category: bytes
        price: MoneyStruct

    class TaxRateStruct(Structure):
        """``money_tax_rate_t``."""

        category: bytes
        percent: DecimalStruct

    class BasketPolicyStruct(Structure):
        """``money_basket_policy_t``."""

        struct_size: int
        level: int
        rounding: int
        remainder: int
        prices: int
        tender: int
        cash_rounding: int
        cash_country: bytes
        cash_step: DecimalStruct

    class DiscountStruct(Structure):
        """``money_discount_t``."""

        struct_size: int
        kind: int
        percent: DecimalStruct
        amount: MoneyStruct

    class BasketLineItemStruct(Structure):
        """``money_basket_line_item_t``."""

        product: ProductStruct
        quantity: DecimalStruct
        discount: DiscountStruct

    class ReceiptInfoStruct(Structure):
        """``money_receipt_info_t``."""

        subtotal: MoneyStruct
        discount: MoneyStruct
        net: MoneyStruct
        tax: MoneyStruct
        gross: MoneyStruct
        total: MoneyStruct
        difference: MoneyStruct
        cash_rounding: MoneyStruct
        payable: MoneyStruct
        line_item_count: int
        tax_count: int
        discount_terms: DiscountStruct

    class ReceiptLineItemStruct(Structure):
        """``money_receipt_line_item_t``."""

        item: BasketLineItemStruct
        price: MoneyStruct
        discount: MoneyStruct
        total: MoneyStruct
        order_discount: MoneyStruct
        net: MoneyStruct
        tax: MoneyStruct
        gross: MoneyStruct

    class ReceiptTaxStruct(Structure):
        """``money_receipt_tax_t``."""

        tax_rate: TaxRateStruct
        net: MoneyStruct
        tax: MoneyStruct
        gross: MoneyStruct

    class InvoiceTaxStruct(Structure):
        """``money_invoice_tax_t``."""

        category: bytes
        percent: DecimalStruct
        kind: int
        reserved: int

    class InvoiceLineItemStruct(Structure):
        """``money_invoice_line_item_t``."""

        struct_size: int
        reserved: int
        name: bytes
        quantity: DecimalStruct
        price: MoneyStruct
        base_quantity: DecimalStruct
        taxes: Array[InvoiceTaxStruct]

    class InvoiceAdjustmentStruct(Structure):
        """``money_invoice_adjustment_t``."""

        struct_size: int
        kind: int
        reason: bytes
        reason_code: bytes
        amount: MoneyStruct
        percent: DecimalStruct
        base: MoneyStruct
        taxes: Array[InvoiceTaxStruct]

    class InvoiceLineAmountsStruct(Structure):
        """``money_invoice_line_amounts_t``."""

        price: MoneyStruct
        allowances: MoneyStruct
        charges: MoneyStruct
        net: MoneyStruct

    class InvoiceCategoryStruct(Structure):
        """``money_invoice_category_t``."""

        tax: InvoiceTaxStruct
        base: MoneyStruct
        amount: MoneyStruct
        reason: bytes
        reason_code: bytes

    class InvoiceTotalsStruct(Structure):
        """``money_invoice_totals_t``."""

        line_total: MoneyStruct
        allowances: MoneyStruct
        charges: MoneyStruct
        net: MoneyStruct
        tax: MoneyStruct
        gross: MoneyStruct
        retained: MoneyStruct
        prepaid: MoneyStruct
        rounding: MoneyStruct
        payable: MoneyStruct
        accounting_tax: MoneyStruct
        line_item_count: int
        category_count: int

    class InvoiceFindingStruct(Structure):
        """``money_invoice_finding_t``."""

        rule: bytes
        place: bytes
        message: bytes
        hypothesis: bytes
        line: int
        column: int
        stated: DecimalStruct
        computed: DecimalStruct
        has_stated: int
        has_computed: int
        rounding: int
        reserved: int

    class InvoiceCorrectionStruct(Structure):
        """``money_invoice_correction_t``."""

        place: bytes
        line: int
        column: int
        from_: DecimalStruct
        to: DecimalStruct

    class InvoiceReportInfoStruct(Structure):
        """``money_invoice_report_info_t``."""

        syntax: int
        profile: int
        finding_count: int
        correction_count: int
        is_credit_note: int
        is_readable: int
        is_correctable: int
        is_refused: int
        is_refused_totals: int
        reserved: int
        refusal: InvoiceFindingStruct

    class InvoiceHeadingStruct(Structure):
        """``money_invoice_heading_t``."""

        struct_size: int
        is_credit_note: int
        issued: int
        due: int
        number: bytes | None
        buyer_reference: bytes | None
        profile: bytes | None
        unit: bytes | None
        seller: bytes | None
        seller_country: bytes | None
        seller_tax_id: bytes | None
        seller_street: bytes | None
        seller_city: bytes | None
        seller_postcode: bytes | None
        buyer: bytes | None
        buyer_country: bytes | None
        buyer_tax_id: bytes | None
        buyer_street: bytes | None
        buyer_city: bytes | None
        buyer_postcode: bytes | None

    class PaperOptions(Structure):
        """``money_paper_options_t``."""

        struct_size: int
        format: int
        columns: int
        date: int
        due: int
        show_policy: int
        reserved: int
        tendered: MoneyStruct
        locale: bytes | None
        words: bytes | None
        seller: bytes | None
        seller_tax_id: bytes | None
        buyer: bytes | None
        buyer_tax_id: bytes | None
        number: bytes | None
        note: bytes | None
        registry: int | None
        locales: int | None

    class PaymentCodeOptions(Structure):
        """``money_payment_code_options_t``."""

        struct_size: int
        format: int
        version: int
        is_amount_open: int
        amount: MoneyStruct
        iban: bytes | None
        bic: bytes | None
        creditor_name: bytes | None
        creditor_street: bytes | None
        creditor_building: bytes | None
        creditor_postcode: bytes | None
        creditor_town: bytes | None
        creditor_country: bytes | None
        debtor_name: bytes | None
        debtor_street: bytes | None
        debtor_building: bytes | None
        debtor_postcode: bytes | None
        debtor_town: bytes | None
        debtor_country: bytes | None
        reference: bytes | None
        message: bytes | None
        information: bytes | None
        purpose: bytes | None

    class PaymentCodeContentStruct(Structure):
        """``money_payment_code_content_t``."""

        format: int
        version: int
        is_amount_open: int
        reserved: int
        amount: MoneyStruct
        iban: bytes
        bic: bytes
        creditor_name: bytes
        creditor_street: bytes
        creditor_building: bytes
        creditor_postcode: bytes
        creditor_town: bytes
        creditor_country: bytes
        debtor_name: bytes
        debtor_street: bytes
        debtor_building: bytes
        debtor_postcode: bytes
        debtor_town: bytes
        debtor_country: bytes
        reference: bytes
        message: bytes
        information: bytes
        purpose: bytes

    class DayCountOptions(Structure):
        """``money_day_count_options_t``."""

        struct_size: int
        period_start: int
        period_end: int
        termination: int

    class CashFlowStruct(Structure):
        """``money_cash_flow_t``."""

        struct_size: int
        date: int
        amount: MoneyStruct

    class XirrStruct(Structure):
        """``money_xirr_t``."""

        outcome: int
        reason: int
        day_count: int
        is_certain: int
        rate_count: int
        reserved: int
        rates: Array[c_double]

    class ValuePointStruct(Structure):
        """``money_value_point_t``."""

        struct_size: int
        date: int
        value: MoneyStruct
        flow: MoneyStruct

    class LoanTermsStruct(Structure):
        """``money_loan_terms_t``."""

        struct_size: int
        start: int
        kind: int
        unit: int
        unit_count: int
        payment_count: int
        day_count: int
        rounding: int
        first_payment: int
        reserved: int
        principal: MoneyStruct
        rate: DecimalStruct
        payment: MoneyStruct
        advance_fee: MoneyStruct
        payment_fee: MoneyStruct

    class LoanRowStruct(Structure):
        """``money_loan_row_t``."""

        date: int
        number: int
        payment: MoneyStruct
        interest: MoneyStruct
        principal: MoneyStruct
        balance: MoneyStruct
        fee: MoneyStruct

    class LoanInfoStruct(Structure):
        """``money_loan_info_t``."""

        payment: MoneyStruct
        paid: MoneyStruct
        interest: MoneyStruct
        principal: MoneyStruct
        fees: MoneyStruct
        cost: MoneyStruct
        row_count: int
        end: int
        reserved: int

    class LoanEventStruct(Structure):
        """``money_loan_event_t``."""

        struct_size: int
        date: int
        kind: int
        reserved: int
        amount: MoneyStruct
        rate: DecimalStruct

    class CreditFlowStruct(Structure):
        """``money_credit_flow_t``."""

        struct_size: int
        date: int
        periods: int
        reserved: int
        amount: MoneyStruct

    class AnnuityStruct(Structure):
        """``money_annuity_t``."""

        struct_size: int
        time: int
        periods: int
        rate_periods: int
        rate: DecimalStruct
        payment: DecimalStruct
        present_value: DecimalStruct
        future_value: DecimalStruct

    class TrackOptions(Structure):
        """``money_track_options_t``."""

        struct_size: int
        flow_time: int
        sample: int
        digits: int
        rounding: int
        first: int
        last: int
        price_gap: int
        reserved: int

    class TrackRecordStruct(Structure):
        """``money_track_record_t``."""

        first: int
        last: int
        start_value: MoneyStruct
        end_value: MoneyStruct
        flows: MoneyStruct
        gain: MoneyStruct
        time_weighted: DecimalStruct
        modified_dietz: DecimalStruct
        drawdown: DecimalStruct
        annualised: float
        volatility: float
        semi_deviation: float
        year_factor: float
        sample_count: int
        peak: int
        trough: int
        recovery: int
        longest_start: int
        longest_days: int
        figures: int
        flags: int
        reserved: int
        money_weighted: XirrStruct

    class TransactionStruct(Structure):
        """``money_transaction_t``."""

        struct_size: int
        id: bytes
        symbol: bytes
        date: int
        action: int
        reserved: int
        quantity: DecimalStruct
        per: DecimalStruct
        total: MoneyStruct
        fee: MoneyStruct
        rate_numerator: int
        rate_denominator: int
        into: bytes
        cost_share_numerator: int
        cost_share_denominator: int
        opened: int
        reserved_terms: int

    class LotSelectionStruct(Structure):
        """``money_lot_selection_t``."""

        struct_size: int
        id: bytes
        reserved: int
        quantity: DecimalStruct

    class PortfolioOptions(Structure):
        """``money_portfolio_options_t``."""

        struct_size: int
        method: int
        short_sales: int
        fees: int
        registry: int | None
        wash_sales: int
        capital: int

    class PortfolioInfoStruct(Structure):
        """``money_portfolio_info_t``."""

        currency: bytes
        method: int
        short_sales: int
        fees: int
        wash_sales: int
        capital: int

    class ImportOptions(Structure):
        """``money_import_options_t``."""

        struct_size: int
        flags: int
        date_order: int
        reserved: int
        delimiter: bytes | None
        decimal_separator: bytes | None
        group_separator: bytes | None
        columns: bytes | None
        actions: bytes | None
        symbols: bytes | None
        currency: bytes | None

    class ImportInfoStruct(Structure):
        """``money_import_info_t``."""

        is_dry_run: int
        reserved: int
        row_count: int
        accepted_count: int
        duplicate_count: int
        ignored_count: int
        refused_count: int
        transaction_count: int

    class ImportRowStruct(Structure):
        """``money_import_row_t``."""

        line: int
        column: int
        outcome: int
        status: int
        transaction: int
        id: bytes
        text: bytes

    class PriceQuoteStruct(Structure):
        """``money_price_quote_t``."""

        struct_size: int
        symbol: bytes
        currency: bytes
        price: DecimalStruct
        instant: int

    class ValuationOptions(Structure):
        """``money_valuation_options_t``."""

        struct_size: int
        date: int
        max_gap: int
        percent_digits: int
        rounding: int
        reserved: int
        now: int
        fresh_for: int

    class PerformanceStruct(Structure):
        """``money_performance_t``."""

        value: MoneyStruct
        cost: MoneyStruct
        unrealised_gain: MoneyStruct
        realised_gain: MoneyStruct
        disposed_cost: MoneyStruct
        price_effect: MoneyStruct
        currency_effect: MoneyStruct
        income: MoneyStruct
        fees: MoneyStruct
        profit: MoneyStruct
        unrealised_percent: DecimalStruct
        realised_percent: DecimalStruct
        profit_percent: DecimalStruct
        percentages: int
        reserved: int

    class PortfolioSummaryStruct(Structure):
        """``money_portfolio_summary_t``."""

        performance: PerformanceStruct
        position_count: int
        unpriced_count: int
        flags: int
        reserved: int

    class PositionStruct(Structure):
        """``money_position_t``."""

        symbol: bytes
        quantity: DecimalStruct
        oversold: DecimalStruct
        price: MoneyStruct
        cost: MoneyStruct
        value: MoneyStruct
        realised_gain: MoneyStruct
        performance: PerformanceStruct
        age_seconds: int
        state: int
        flags: int
        unconverted_id: bytes
        unconverted_date: int
        reserved: int
        count_numerator: DecimalStruct
        count_denominator: int

    class DisposalStruct(Structure):
        """``money_disposal_t``."""

        symbol: bytes
        id: bytes
        lot: bytes
        quantity: DecimalStruct
        date: int
        opened: int
        is_oversold: int
        flags: int
        proceeds: MoneyStruct
        cost: MoneyStruct
        gain: MoneyStruct
        reported_proceeds: MoneyStruct
        reported_cost: MoneyStruct
        reported_gain: MoneyStruct
        price_effect: MoneyStruct
        currency_effect: MoneyStruct
        rule: int
        held_from: int
        fee: MoneyStruct
        disallowed: MoneyStruct
        reported_disallowed: MoneyStruct
        carried_to: bytes
        left_quantity: DecimalStruct
        left_cost: MoneyStruct

    class OpenLotStruct(Structure):
        """``money_open_lot_t``."""

        symbol: bytes
        lot: bytes
        quantity: DecimalStruct
        opened: int
        flags: int
        cost: MoneyStruct
        reported_cost: MoneyStruct
        fee: MoneyStruct
        held_from: int
        reserved: int
        count_numerator: DecimalStruct
        count_denominator: int

    class PoolStruct(Structure):
        """``money_pool_t``."""

        quantity: DecimalStruct
        count_numerator: DecimalStruct
        count_denominator: int
        cost: MoneyStruct
        reported_cost: MoneyStruct
        flags: int
        reserved: int

    class TargetStruct(Structure):
        """``money_target_t``."""

        struct_size: int
        symbol: bytes
        reserved: int
        weight: DecimalStruct

    class RebalanceOptions(Structure):
        """``money_rebalance_options_t``."""

        struct_size: int
        quantity_digits: int
        sells: int
        reserved: int
        cash: MoneyStruct

    class OrderStruct(Structure):
        """``money_order_t``."""

        symbol: bytes
        quantity: DecimalStruct
        price: MoneyStruct
        amount: MoneyStruct
        value: MoneyStruct

    class RebalancingInfoStruct(Structure):
        """``money_rebalancing_info_t``."""

        total: MoneyStruct
        cash_left: MoneyStruct
        order_count: int

    class SymbolLabelStruct(Structure):
        """``money_symbol_label_t``."""

        struct_size: int
        symbol: bytes
        label: bytes
        reserved: int

    class BreakdownRowStruct(Structure):
        """``money_breakdown_row_t``."""

        label: bytes
        value: MoneyStruct
        percent: DecimalStruct
        position_count: int
        has_percent: int
        reserved: int

    class PostingAccountsStruct(Structure):
        """``money_posting_accounts_t``."""

        struct_size: int
        reserved: int
        cash: bytes | None
        receivable: bytes | None
        revenue: bytes | None
        tax: bytes | None
        retained: bytes | None
        prepaid: bytes | None
        rounding: bytes | None
        deposits: bytes | None
        withdrawals: bytes | None
        transfers: bytes | None
        exchange: bytes | None
        fees: bytes | None
        interest: bytes | None
        adjustments: bytes | None
        opening: bytes | None
        other: bytes | None
        securities: bytes | None
        gains: bytes | None
        dividends: bytes | None
        missing: bytes | None

    class FeedOptions(Structure):
        """``money_feed_options_t``."""

        struct_size: int
        jump: int
        api_key: bytes | None
        base_url: bytes | None
        currency: bytes | None
        portfolio: Any
        ttl_seconds: int
        retry_seconds: int
        per_second: int
        per_minute: int
        largest_body: int

    class FeedInfoStruct(Structure):
        """``money_feed_info_t``."""

        provider: int
        state: int
        status: int
        cause: int
        reason: int
        http_status: int
        pending_count: int
        flags: int
        success: int
        age_seconds: int
        attempt: int
        next_at: int
        revision: int
        reserved: int

    class StoreOptions(Structure):
        """``money_store_options_t``."""

        struct_size: int
        read_only: int
        create: int
        busy_milliseconds: int
        work_milliseconds: int
        reserved: int

    class MovementOptions(Structure):
        """``money_movement_options_t``."""

        struct_size: int
        may_go_below_zero: int
        idempotency_key: bytes | None

    class LegEntriesStruct(Structure):
        """``money_leg_entries_t``."""

        source: int
        target: int
        received: MoneyStruct

    class StoredLegStruct(Structure):
        """``money_stored_leg_t``."""

        struct_size: int
        reserved: int
        source: bytes | None
        target: bytes | None
        amount: MoneyStruct

    class ConverterOptions(Structure):
        """``money_converter_options_t``."""

        struct_size: int
        digits: int
        other_digits: int
        rounding: int
        display: int
        reserved: int
        fresh_for: int
        registry: int | None

    class ConverterInfoStruct(Structure):
        """``money_converter_info_t``."""

        source: bytes
        target: bytes
        state: int
        input_state: int
        origin: int
        is_loading: int
        is_stale: int
        wants_rates: int
        failure: int
        flags: int
        updated: int
        updated_age: int
        received: int
        received_age: int
        reserved: Array[c_uint64]

    class CurrencyListItemStruct(Structure):
        """``money_currency_list_item_t``."""

        code: bytes
        flag: bytes
        is_favourite: int
        is_quoted: int
        name: bytes


#: The fields of each structure, which is made of them when it is first used.
_FIELDS: dict[str, tuple[tuple[str, str], ...]] = {
    "ErrorStruct": (("status", "c_int32"), ("cause", "c_int32"), ("position", "c_int64"), ("text", "c_char * 240"),),
    "ProgressStruct": (("struct_size", "c_uint32"), ("cancel", "c_int32"), ("done", "c_uint64"), ("total", "c_uint64"), ("callback", "ProgressCallback"), ("user_data", "c_void_p"), ("reserved", "c_uint64 * 3"),),
    "DecimalStruct": (("lo", "c_uint64"), ("hi", "c_int64"), ("scale", "c_uint32"), ("reserved", "c_uint32"),),
    "RatioStruct": (("numerator", "c_uint64 * 8"), ("denominator", "c_uint64 * 8"), ("sign", "c_int32"), ("reserved", "c_uint32"),),
    "CurrencyStruct": (("code", "c_char * 12"), ("kind", "c_int32"), ("numeric", "c_int32"), ("digits", "c_int32"), ("introduced", "c_int32"), ("withdrawn", "c_int32"), ("factor_since", "c_int32"), ("successor", "c_char * 12"), ("factor_numerator", "c_uint64"), ("factor_denominator", "c_uint64"), ("cash_step", "DecimalStruct"), ("flag", "c_char * 4"), ("countries", "c_char * 128"), ("name", "c_char * 116"),),
    "CashRuleStruct": (("currency", "c_char * 12"), ("country", "c_char * 4"), ("rounding", "c_int32"), ("small_amounts", "c_int32"), ("since", "c_int32"), ("until", "c_int32"), ("step", "DecimalStruct"), ("small", "DecimalStruct"),),
    "MoneyStruct": (("lo", "c_uint64"), ("hi", "c_int64"), ("scale", "c_uint32"), ("currency", "c_char * 12"),),
    "AllocateOptions": (("struct_size", "c_uint32"), ("method", "c_int32"), ("digits", "c_int32"), ("reserved", "c_uint32"), ("registry", "c_void_p"), ("step", "DecimalStruct"),),
    "ExplanationNodeStruct": (("name", "c_char * 64"), ("rule", "c_char * 96"), ("text", "c_char * 256"), ("currency", "c_char * 12"), ("kind", "c_int32"), ("flags", "c_uint32"), ("depth", "c_uint32"), ("parent", "c_int64"), ("target", "c_int64"), ("amount", "MoneyStruct"), ("number", "DecimalStruct"), ("exact", "RatioStruct"), ("moved", "RatioStruct"), ("rounding", "c_int32"), ("digits", "c_int32"), ("step", "DecimalStruct"), ("quantity", "DecimalStruct"), ("units", "c_int32"), ("reserved", "c_uint32"),),
    "RateStruct": (("from_", "c_char * 12"), ("to", "c_char * 12"), ("numerator", "c_uint64"), ("denominator", "c_uint64"), ("date", "c_int32"), ("kind", "c_int32"), ("flags", "c_uint32"), ("reserved", "c_uint32"),),
    "RatesInfoStruct": (("base", "c_char * 12"), ("flags", "c_uint32"), ("first_date", "c_int32"), ("last_date", "c_int32"), ("instant", "c_int64"), ("currency_count", "c_uint64"), ("pair_count", "c_uint64"), ("date_count", "c_uint64"), ("quote_count", "c_uint64"), ("source", "c_char * 64"), ("reserved", "c_uint64 * 3"),),
    "ConvertOptions": (("struct_size", "c_uint32"), ("date", "c_int32"), ("max_gap", "c_int32"), ("digits", "c_int32"), ("rounding", "c_int32"), ("stale", "c_int32"), ("registry", "c_void_p"), ("now", "c_int64"), ("fresh_for", "c_int64"),),
    "ConversionStruct": (("rate", "RatioStruct"), ("remainder", "RatioStruct"), ("as_of", "c_int32"), ("gap_days", "c_int32"), ("instant", "c_int64"), ("age_seconds", "c_int64"), ("flags", "c_uint32"), ("leg_count", "c_uint32"), ("legs", "RateStruct * 8"), ("source", "c_char * 64"), ("reserved", "c_uint64 * 4"),),
    "CurrencyPairStruct": (("from_", "c_char * 12"), ("to", "c_char * 12"),),
    "ColumnStruct": (("values", "c_void_p"), ("length", "c_size_t"), ("stride", "c_int64"), ("validity", "c_void_p"), ("validity_size", "c_size_t"), ("validity_offset", "c_size_t"), ("layout", "c_int32"), ("scale", "c_int32"), ("reserved", "c_uint64"),),
    "ColumnCurrenciesStruct": (("codes", "POINTER(c_char_p)"), ("count", "c_size_t"), ("indices", "POINTER(ColumnStruct)"),),
    "ColumnOptions": (("struct_size", "c_uint32"), ("date", "c_int32"), ("max_gap", "c_int32"), ("digits", "c_int32"), ("rounding", "c_int32"), ("method", "c_int32"), ("threads", "c_int32"), ("stale", "c_int32"), ("registry", "c_void_p"), ("now", "c_int64"), ("fresh_for", "c_int64"),),
    "ColumnReportStruct": (("null_count", "c_uint64"), ("failed_count", "c_uint64"), ("first_failed", "c_int64"), ("scale", "c_int32"), ("flags", "c_uint32"), ("reserved", "c_uint64 * 4"),),
    "AccumulatorStruct": (("word0", "c_uint64"), ("word1", "c_uint64"), ("word2", "c_uint64"), ("word3", "c_uint64"), ("word4", "c_uint64"), ("count", "c_uint64"), ("finest_count", "c_uint64"), ("scale", "c_uint32"), ("currency", "c_char * 12"), ("reserved", "c_uint64"),),
    "ExpressionValueStruct": (("kind", "c_int32"), ("flags", "c_uint32"), ("number", "DecimalStruct"), ("amount", "MoneyStruct"),),
    "ExpressionInfoStruct": (("value", "ExpressionValueStruct"), ("exact", "RatioStruct"), ("conversion_count", "c_uint64"), ("reserved", "c_uint64 * 4"),),
    "LocaleOptions": (("struct_size", "c_uint32"), ("style", "c_int32"), ("display", "c_int32"), ("digits", "c_int32"), ("rounding", "c_int32"), ("numerals", "c_int32"), ("registry", "c_void_p"), ("locales", "c_void_p"),),
    "FormatOptions": (("struct_size", "c_uint32"), ("sign", "c_int32"), ("zeros", "c_int32"), ("rounding", "c_int32"), ("numerals", "c_int32"), ("minimum_fraction", "c_int32"), ("maximum_fraction", "c_int32"), ("minimum_significant", "c_int32"), ("maximum_significant", "c_int32"), ("minimum_grouping", "c_int32"), ("decimal_separator", "c_char_p"), ("group_separator", "c_char_p"), ("minus_sign", "c_char_p"), ("plus_sign", "c_char_p"), ("symbol", "c_char_p"), ("locale", "c_char_p"), ("registry", "c_void_p"), ("locales", "c_void_p"),),
    "NotepadOptions": (("struct_size", "c_uint32"), ("reading", "c_int32"), ("today", "c_int32"), ("max_gap", "c_int32"), ("digits", "c_int32"), ("rounding", "c_int32"), ("locale", "c_char_p"), ("home", "c_char_p"), ("registry", "c_void_p"),),
    "NotepadLineStruct": (("index", "c_uint64"), ("version", "c_uint64"), ("kind", "c_int32"), ("flags", "c_uint32"), ("number", "DecimalStruct"), ("amount", "MoneyStruct"), ("status", "c_int32"), ("reserved", "c_uint32"), ("position", "c_int64"), ("amount_count", "c_uint64"), ("conversion_count", "c_uint64"), ("reading_count", "c_uint64"), ("reserved2", "c_uint64 * 3"),),
    "WalletNoteStruct": (("struct_size", "c_uint32"), ("date", "c_int32"), ("label", "c_char_p"), ("kind", "c_int32"), ("effective", "c_int32"), ("counterpart", "c_char_p"), ("external_id", "c_char_p"), ("cost", "MoneyStruct"),),
    "WalletEntryStruct": (("id", "c_uint64"), ("amount", "MoneyStruct"), ("date", "c_int32"), ("kind", "c_int32"), ("label", "c_char * 80"),),
    "WalletDetailsStruct": (("id", "c_uint64"), ("cost", "MoneyStruct"), ("effective", "c_int32"), ("kind", "c_int32"), ("counterpart", "c_char * 80"), ("external_id", "c_char * 80"),),
    "WalletBalanceStruct": (("posted", "MoneyStruct"), ("held", "MoneyStruct"), ("pending", "MoneyStruct"), ("available", "MoneyStruct"),),
    "WalletTotalDetailsStruct": (("total_of_rounded", "MoneyStruct"), ("difference", "MoneyStruct"), ("flags", "c_uint32"), ("reserved", "c_uint32"),),
    "TransferLegStruct": (("struct_size", "c_uint32"), ("reserved", "c_uint32"), ("source", "c_void_p"), ("target", "c_void_p"), ("amount", "MoneyStruct"),),
    "ExchangeLegStruct": (("struct_size", "c_uint32"), ("receive", "c_char * 12"), ("give", "MoneyStruct"),),
    "WalletStatementRowStruct": (("kind", "c_int32"), ("date", "c_int32"), ("id", "c_uint64"), ("amount", "MoneyStruct"), ("text", "c_char * 64"), ("label", "c_char * 80"),),
    "AccountStatementInfoStruct": (("currency", "c_char * 12"), ("start", "c_int32"), ("end", "c_int32"), ("reserved", "c_uint32"), ("row_count", "c_uint64"), ("opening", "MoneyStruct"), ("inflow", "MoneyStruct"), ("outflow", "MoneyStruct"), ("closing", "MoneyStruct"),),
    "AccountTurnoverStruct": (("kind", "c_int32"), ("reserved", "c_uint32"), ("count", "c_uint64"), ("inflow", "MoneyStruct"), ("outflow", "MoneyStruct"),),
    "AccountRowStruct": (("id", "c_uint64"), ("amount", "MoneyStruct"), ("balance", "MoneyStruct"), ("date", "c_int32"), ("effective", "c_int32"), ("kind", "c_int32"), ("reserved", "c_uint32"), ("label", "c_char * 80"), ("counterpart", "c_char * 80"), ("external_id", "c_char * 80"),),
    "WalletChangeStruct": (("id", "c_uint64"), ("at", "c_int64"), ("amount", "MoneyStruct"), ("cost", "MoneyStruct"), ("date", "c_int32"), ("effective", "c_int32"), ("kind", "c_int32"), ("change", "c_int32"), ("label", "c_char * 80"), ("counterpart", "c_char * 80"), ("external_id", "c_char * 80"), ("reason", "c_char * 80"),),
    "CashLotsInfoStruct": (("currency", "c_char * 12"), ("reporting", "c_char * 12"), ("method", "c_int32"), ("reserved", "c_uint32"), ("amount", "MoneyStruct"), ("cost", "MoneyStruct"), ("realised", "MoneyStruct"),),
    "CashLotStruct": (("entry", "c_uint64"), ("opened", "c_int32"), ("reserved", "c_uint32"), ("amount", "MoneyStruct"), ("cost", "MoneyStruct"),),
    "CashDisposalStruct": (("entry", "c_uint64"), ("date", "c_int32"), ("reserved", "c_uint32"), ("amount", "MoneyStruct"), ("cost", "MoneyStruct"), ("proceeds", "MoneyStruct"), ("gain", "MoneyStruct"),),
    "BankStatementsInfoStruct": (("message", "c_int32"), ("version", "c_int32"), ("id", "c_char * 144"), ("created", "c_char * 40"), ("statement_count", "c_uint64"), ("balance_count", "c_uint64"), ("entry_count", "c_uint64"), ("transaction_count", "c_uint64"), ("charge_count", "c_uint64"), ("finding_count", "c_uint64"),),
    "BankStatementStruct": (("id", "c_char * 144"), ("account", "c_char * 144"), ("sequence", "c_char * 40"), ("created", "c_char * 40"), ("currency", "c_char * 12"), ("is_iban", "c_int32"), ("from_", "c_int32"), ("to", "c_int32"), ("check", "c_int32"), ("reserved", "c_uint32"), ("first_balance", "c_uint64"), ("balance_count", "c_uint64"), ("first_entry", "c_uint64"), ("entry_count", "c_uint64"), ("first_finding", "c_uint64"), ("finding_count", "c_uint64"),),
    "BankBalanceStruct": (("statement", "c_uint64"), ("amount", "MoneyStruct"), ("date", "c_int32"), ("reserved", "c_uint32"), ("type", "c_char * 144"),),
    "BankExchangeStruct": (("instructed", "MoneyStruct"), ("transaction", "MoneyStruct"), ("rate", "DecimalStruct"), ("source", "c_char * 12"), ("target", "c_char * 12"), ("unit", "c_char * 12"), ("reserved", "c_uint32"),),
    "BankEntryStruct": (("statement", "c_uint64"), ("amount", "MoneyStruct"), ("status", "c_int32"), ("is_debit", "c_int32"), ("is_reversal", "c_int32"), ("booking_date", "c_int32"), ("value_date", "c_int32"), ("domain", "c_char * 8"), ("family", "c_char * 8"), ("subfamily", "c_char * 8"), ("reserved", "c_uint32"), ("code", "c_char * 144"), ("reference", "c_char * 144"), ("servicer_reference", "c_char * 144"), ("exchange", "BankExchangeStruct"), ("first_transaction", "c_uint64"), ("transaction_count", "c_uint64"), ("first_charge", "c_uint64"), ("charge_count", "c_uint64"),),
    "BankTransactionStruct": (("entry", "c_uint64"), ("amount", "MoneyStruct"), ("is_iban", "c_int32"), ("reserved", "c_uint32"), ("account", "c_char * 144"), ("end_to_end_id", "c_char * 144"), ("transaction_id", "c_char * 144"), ("mandate_id", "c_char * 144"), ("servicer_reference", "c_char * 144"), ("creditor_reference", "c_char * 144"), ("purpose", "c_char * 144"), ("exchange", "BankExchangeStruct"), ("first_charge", "c_uint64"), ("charge_count", "c_uint64"),),
    "BankChargeStruct": (("entry", "c_uint64"), ("transaction", "c_uint64"), ("amount", "MoneyStruct"), ("direction", "c_int32"), ("inclusion", "c_int32"), ("type", "c_char * 144"),),
    "BankFindingStruct": (("statement", "c_uint64"), ("entry", "c_uint64"), ("line", "c_uint64"), ("column", "c_uint64"), ("stated", "DecimalStruct"), ("computed", "DecimalStruct"), ("currency", "c_char * 12"), ("kind", "c_int32"),),
    "BankImportStruct": (("added", "c_uint64"), ("present", "c_uint64"), ("unbooked", "c_uint64"),),
    "LedgerInfoStruct": (("base", "c_char * 12"), ("closed", "c_int32"), ("account_count", "c_uint64"), ("transaction_count", "c_uint64"), ("posting_count", "c_uint64"),),
    "LedgerAccountStruct": (("kind", "c_int32"), ("is_group", "c_int32"), ("currency", "c_char * 12"), ("name", "c_char * 128"),),
    "LedgerTransactionStruct": (("id", "c_uint64"), ("reverses", "c_uint64"), ("reversed_by", "c_uint64"), ("first_posting", "c_uint64"), ("posting_count", "c_uint64"), ("date", "c_int32"), ("kind", "c_int32"), ("description", "c_char * 256"),),
    "LedgerPostingStruct": (("transaction", "c_uint64"), ("amount", "MoneyStruct"), ("account", "c_char * 128"),),
    "PostingStruct": (("struct_size", "c_uint32"), ("reserved", "c_uint32"), ("account", "c_char_p"), ("amount", "MoneyStruct"),),
    "LedgerStatementRowStruct": (("id", "c_uint64"), ("transaction", "c_uint64"), ("amount", "MoneyStruct"), ("balance", "MoneyStruct"), ("date", "c_int32"), ("reserved", "c_uint32"), ("description", "c_char * 256"),),
    "LedgerRowStruct": (("kind", "c_int32"), ("account_kind", "c_int32"), ("depth", "c_uint32"), ("reserved", "c_uint32"), ("amount", "MoneyStruct"), ("account", "c_char * 128"),),
    "ExchangeTermsStruct": (("struct_size", "c_uint32"), ("is_inverse", "c_int32"), ("rate", "DecimalStruct"), ("receive", "MoneyStruct"), ("fee", "MoneyStruct"), ("id", "c_char_p"),),
    "ExchangeStruct": (("give", "MoneyStruct"), ("receive", "MoneyStruct"), ("fee", "MoneyStruct"), ("market_value", "MoneyStruct"), ("margin", "MoneyStruct"), ("rate", "RatioStruct"), ("remainder", "RatioStruct"), ("market", "ConversionStruct"), ("give_entry", "c_uint64"), ("receive_entry", "c_uint64"), ("fee_entry", "c_uint64"), ("valid_until", "c_int64"), ("id", "c_char * 80"),),
    "ExchangeAccountsStruct": (("struct_size", "c_uint32"), ("digits", "c_int32"), ("give", "c_char_p"), ("receive", "c_char_p"), ("exchange", "c_char_p"), ("remainder", "c_char_p"), ("fee", "c_char_p"),),
    "DailyBalanceStruct": (("date", "c_int32"), ("flags", "c_uint32"), ("balance", "MoneyStruct"),),
    "ProductStruct": (("struct_size", "c_uint32"), ("reserved", "c_uint32"), ("sku", "c_char * 64"), ("name", "c_char * 256"), ("unit", "c_char * 32"), ("category", "c_char * 32"), ("price", "MoneyStruct"),),
    "TaxRateStruct": (("category", "c_char * 32"), ("percent", "DecimalStruct"),),
    "BasketPolicyStruct": (("struct_size", "c_uint32"), ("level", "c_int32"), ("rounding", "c_int32"), ("remainder", "c_int32"), ("prices", "c_int32"), ("tender", "c_int32"), ("cash_rounding", "c_int32"), ("cash_country", "c_char * 4"), ("cash_step", "DecimalStruct"),),
    "DiscountStruct": (("struct_size", "c_uint32"), ("kind", "c_int32"), ("percent", "DecimalStruct"), ("amount", "MoneyStruct"),),
    "BasketLineItemStruct": (("product", "ProductStruct"), ("quantity", "DecimalStruct"), ("discount", "DiscountStruct"),),
    "ReceiptInfoStruct": (("subtotal", "MoneyStruct"), ("discount", "MoneyStruct"), ("net", "MoneyStruct"), ("tax", "MoneyStruct"), ("gross", "MoneyStruct"), ("total", "MoneyStruct"), ("difference", "MoneyStruct"), ("cash_rounding", "MoneyStruct"), ("payable", "MoneyStruct"), ("line_item_count", "c_uint64"), ("tax_count", "c_uint64"), ("discount_terms", "DiscountStruct"),),
    "ReceiptLineItemStruct": (("item", "BasketLineItemStruct"), ("price", "MoneyStruct"), ("discount", "MoneyStruct"), ("total", "MoneyStruct"), ("order_discount", "MoneyStruct"), ("net", "MoneyStruct"), ("tax", "MoneyStruct"), ("gross", "MoneyStruct"),),
    "ReceiptTaxStruct": (("tax_rate", "TaxRateStruct"), ("net", "MoneyStruct"), ("tax", "MoneyStruct"), ("gross", "MoneyStruct"),),
    "InvoiceTaxStruct": (("category", "c_char * 32"), ("percent", "DecimalStruct"), ("kind", "c_int32"), ("reserved", "c_uint32"),),
    "InvoiceLineItemStruct": (("struct_size", "c_uint32"), ("reserved", "c_uint32"), ("name", "c_char * 256"), ("quantity", "DecimalStruct"), ("price", "MoneyStruct"), ("base_quantity", "DecimalStruct"), ("taxes", "InvoiceTaxStruct * 4"),),
    "InvoiceAdjustmentStruct": (("struct_size", "c_uint32"), ("kind", "c_int32"), ("reason", "c_char * 256"), ("reason_code", "c_char * 32"), ("amount", "MoneyStruct"), ("percent", "DecimalStruct"), ("base", "MoneyStruct"), ("taxes", "InvoiceTaxStruct * 4"),),
    "InvoiceLineAmountsStruct": (("price", "MoneyStruct"), ("allowances", "MoneyStruct"), ("charges", "MoneyStruct"), ("net", "MoneyStruct"),),
    "InvoiceCategoryStruct": (("tax", "InvoiceTaxStruct"), ("base", "MoneyStruct"), ("amount", "MoneyStruct"), ("reason", "c_char * 256"), ("reason_code", "c_char * 32"),),
    "InvoiceTotalsStruct": (("line_total", "MoneyStruct"), ("allowances", "MoneyStruct"), ("charges", "MoneyStruct"), ("net", "MoneyStruct"), ("tax", "MoneyStruct"), ("gross", "MoneyStruct"), ("retained", "MoneyStruct"), ("prepaid", "MoneyStruct"), ("rounding", "MoneyStruct"), ("payable", "MoneyStruct"), ("accounting_tax", "MoneyStruct"), ("line_item_count", "c_uint64"), ("category_count", "c_uint64"),),
    "InvoiceFindingStruct": (("rule", "c_char * 32"), ("place", "c_char * 256"), ("message", "c_char * 320"), ("hypothesis", "c_char * 240"), ("line", "c_uint64"), ("column", "c_uint64"), ("stated", "DecimalStruct"), ("computed", "DecimalStruct"), ("has_stated", "c_int32"), ("has_computed", "c_int32"), ("rounding", "c_int32"), ("reserved", "c_uint32"),),
    "InvoiceCorrectionStruct": (("place", "c_char * 256"), ("line", "c_uint64"), ("column", "c_uint64"), ("from_", "DecimalStruct"), ("to", "DecimalStruct"),),
    "InvoiceReportInfoStruct": (("syntax", "c_int32"), ("profile", "c_int32"), ("finding_count", "c_uint64"), ("correction_count", "c_uint64"), ("is_credit_note", "c_int32"), ("is_readable", "c_int32"), ("is_correctable", "c_int32"), ("is_refused", "c_int32"), ("is_refused_totals", "c_int32"), ("reserved", "c_uint32"), ("refusal", "InvoiceFindingStruct"),),
    "InvoiceHeadingStruct": (("struct_size", "c_uint32"), ("is_credit_note", "c_int32"), ("issued", "c_int32"), ("due", "c_int32"), ("number", "c_char_p"), ("buyer_reference", "c_char_p"), ("profile", "c_char_p"), ("unit", "c_char_p"), ("seller", "c_char_p"), ("seller_country", "c_char_p"), ("seller_tax_id", "c_char_p"), ("seller_street", "c_char_p"), ("seller_city", "c_char_p"), ("seller_postcode", "c_char_p"), ("buyer", "c_char_p"), ("buyer_country", "c_char_p"), ("buyer_tax_id", "c_char_p"), ("buyer_street", "c_char_p"), ("buyer_city", "c_char_p"), ("buyer_postcode", "c_char_p"),),
    "PaperOptions": (("struct_size", "c_uint32"), ("format", "c_int32"), ("columns", "c_int32"), ("date", "c_int32"), ("due", "c_int32"), ("show_policy", "c_int32"), ("reserved", "c_uint64"), ("tendered", "MoneyStruct"), ("locale", "c_char_p"), ("words", "c_char_p"), ("seller", "c_char_p"), ("seller_tax_id", "c_char_p"), ("buyer", "c_char_p"), ("buyer_tax_id", "c_char_p"), ("number", "c_char_p"), ("note", "c_char_p"), ("registry", "c_void_p"), ("locales", "c_void_p"),),
    "PaymentCodeOptions": (("struct_size", "c_uint32"), ("format", "c_int32"), ("version", "c_int32"), ("is_amount_open", "c_int32"), ("amount", "MoneyStruct"), ("iban", "c_char_p"), ("bic", "c_char_p"), ("creditor_name", "c_char_p"), ("creditor_street", "c_char_p"), ("creditor_building", "c_char_p"), ("creditor_postcode", "c_char_p"), ("creditor_town", "c_char_p"), ("creditor_country", "c_char_p"), ("debtor_name", "c_char_p"), ("debtor_street", "c_char_p"), ("debtor_building", "c_char_p"), ("debtor_postcode", "c_char_p"), ("debtor_town", "c_char_p"), ("debtor_country", "c_char_p"), ("reference", "c_char_p"), ("message", "c_char_p"), ("information", "c_char_p"), ("purpose", "c_char_p"),),
    "PaymentCodeContentStruct": (("format", "c_int32"), ("version", "c_int32"), ("is_amount_open", "c_int32"), ("reserved", "c_uint32"), ("amount", "MoneyStruct"), ("iban", "c_char * 36"), ("bic", "c_char * 12"), ("creditor_name", "c_char * 284"), ("creditor_street", "c_char * 284"), ("creditor_building", "c_char * 68"), ("creditor_postcode", "c_char * 68"), ("creditor_town", "c_char * 144"), ("creditor_country", "c_char * 4"), ("debtor_name", "c_char * 284"), ("debtor_street", "c_char * 284"), ("debtor_building", "c_char * 68"), ("debtor_postcode", "c_char * 68"), ("debtor_town", "c_char * 144"), ("debtor_country", "c_char * 4"), ("reference", "c_char * 28"), ("message", "c_char * 564"), ("information", "c_char * 564"), ("purpose", "c_char * 8"),),
    "DayCountOptions": (("struct_size", "c_uint32"), ("period_start", "c_int32"), ("period_end", "c_int32"), ("termination", "c_int32"),),
    "CashFlowStruct": (("struct_size", "c_uint32"), ("date", "c_int32"), ("amount", "MoneyStruct"),),
    "XirrStruct": (("outcome", "c_int32"), ("reason", "c_int32"), ("day_count", "c_int32"), ("is_certain", "c_int32"), ("rate_count", "c_uint32"), ("reserved", "c_uint32"), ("rates", "c_double * 32"),),
    "ValuePointStruct": (("struct_size", "c_uint32"), ("date", "c_int32"), ("value", "MoneyStruct"), ("flow", "MoneyStruct"),),
    "LoanTermsStruct": (("struct_size", "c_uint32"), ("start", "c_int32"), ("kind", "c_int32"), ("unit", "c_int32"), ("unit_count", "c_int32"), ("payment_count", "c_int32"), ("day_count", "c_int32"), ("rounding", "c_int32"), ("first_payment", "c_int32"), ("reserved", "c_uint32"), ("principal", "MoneyStruct"), ("rate", "DecimalStruct"), ("payment", "MoneyStruct"), ("advance_fee", "MoneyStruct"), ("payment_fee", "MoneyStruct"),),
    "LoanRowStruct": (("date", "c_int32"), ("number", "c_uint32"), ("payment", "MoneyStruct"), ("interest", "MoneyStruct"), ("principal", "MoneyStruct"), ("balance", "MoneyStruct"), ("fee", "MoneyStruct"),),
    "LoanInfoStruct": (("payment", "MoneyStruct"), ("paid", "MoneyStruct"), ("interest", "MoneyStruct"), ("principal", "MoneyStruct"), ("fees", "MoneyStruct"), ("cost", "MoneyStruct"), ("row_count", "c_uint64"), ("end", "c_int32"), ("reserved", "c_uint32"),),
    "LoanEventStruct": (("struct_size", "c_uint32"), ("date", "c_int32"), ("kind", "c_int32"), ("reserved", "c_uint32"), ("amount", "MoneyStruct"), ("rate", "DecimalStruct"),),
    "CreditFlowStruct": (("struct_size", "c_uint32"), ("date", "c_int32"), ("periods", "c_int32"), ("reserved", "c_uint32"), ("amount", "MoneyStruct"),),
    "AnnuityStruct": (("struct_size", "c_uint32"), ("time", "c_int32"), ("periods", "c_int32"), ("rate_periods", "c_uint32"), ("rate", "DecimalStruct"), ("payment", "DecimalStruct"), ("present_value", "DecimalStruct"), ("future_value", "DecimalStruct"),),
    "TrackOptions": (("struct_size", "c_uint32"), ("flow_time", "c_int32"), ("sample", "c_int32"), ("digits", "c_int32"), ("rounding", "c_int32"), ("first", "c_int32"), ("last", "c_int32"), ("price_gap", "c_int32"), ("reserved", "c_uint64"),),
    "TrackRecordStruct": (("first", "c_int32"), ("last", "c_int32"), ("start_value", "MoneyStruct"), ("end_value", "MoneyStruct"), ("flows", "MoneyStruct"), ("gain", "MoneyStruct"), ("time_weighted", "DecimalStruct"), ("modified_dietz", "DecimalStruct"), ("drawdown", "DecimalStruct"), ("annualised", "c_double"), ("volatility", "c_double"), ("semi_deviation", "c_double"), ("year_factor", "c_double"), ("sample_count", "c_uint64"), ("peak", "c_int32"), ("trough", "c_int32"), ("recovery", "c_int32"), ("longest_start", "c_int32"), ("longest_days", "c_int32"), ("figures", "c_uint32"), ("flags", "c_uint32"), ("reserved", "c_uint32"), ("money_weighted", "XirrStruct"),),
    "TransactionStruct": (("struct_size", "c_uint32"), ("id", "c_char * 40"), ("symbol", "c_char * 64"), ("date", "c_int32"), ("action", "c_int32"), ("reserved", "c_uint32"), ("quantity", "DecimalStruct"), ("per", "DecimalStruct"), ("total", "MoneyStruct"), ("fee", "MoneyStruct"), ("rate_numerator", "c_uint64"), ("rate_denominator", "c_uint64"), ("into", "c_char * 64"), ("cost_share_numerator", "c_uint64"), ("cost_share_denominator", "c_uint64"), ("opened", "c_int32"), ("reserved_terms", "c_uint32"),),
    "LotSelectionStruct": (("struct_size", "c_uint32"), ("id", "c_char * 40"), ("reserved", "c_uint32"), ("quantity", "DecimalStruct"),),
    "PortfolioOptions": (("struct_size", "c_uint32"), ("method", "c_int32"), ("short_sales", "c_int32"), ("fees", "c_int32"), ("registry", "c_void_p"), ("wash_sales", "c_int32"), ("capital", "c_int32"),),
    "PortfolioInfoStruct": (("currency", "c_char * 12"), ("method", "c_int32"), ("short_sales", "c_int32"), ("fees", "c_int32"), ("wash_sales", "c_int32"), ("capital", "c_int32"),),
    "ImportOptions": (("struct_size", "c_uint32"), ("flags", "c_uint32"), ("date_order", "c_int32"), ("reserved", "c_uint32"), ("delimiter", "c_char_p"), ("decimal_separator", "c_char_p"), ("group_separator", "c_char_p"), ("columns", "c_char_p"), ("actions", "c_char_p"), ("symbols", "c_char_p"), ("currency", "c_char_p"),),
    "ImportInfoStruct": (("is_dry_run", "c_int32"), ("reserved", "c_uint32"), ("row_count", "c_uint64"), ("accepted_count", "c_uint64"), ("duplicate_count", "c_uint64"), ("ignored_count", "c_uint64"), ("refused_count", "c_uint64"), ("transaction_count", "c_uint64"),),
    "ImportRowStruct": (("line", "c_uint64"), ("column", "c_uint64"), ("outcome", "c_int32"), ("status", "c_int32"), ("transaction", "c_uint64"), ("id", "c_char * 40"), ("text", "c_char * 240"),),
    "PriceQuoteStruct": (("struct_size", "c_uint32"), ("symbol", "c_char * 64"), ("currency", "c_char * 12"), ("price", "DecimalStruct"), ("instant", "c_int64"),),
    "ValuationOptions": (("struct_size", "c_uint32"), ("date", "c_int32"), ("max_gap", "c_int32"), ("percent_digits", "c_int32"), ("rounding", "c_int32"), ("reserved", "c_uint32"), ("now", "c_int64"), ("fresh_for", "c_int64"),),
    "PerformanceStruct": (("value", "MoneyStruct"), ("cost", "MoneyStruct"), ("unrealised_gain", "MoneyStruct"), ("realised_gain", "MoneyStruct"), ("disposed_cost", "MoneyStruct"), ("price_effect", "MoneyStruct"), ("currency_effect", "MoneyStruct"), ("income", "MoneyStruct"), ("fees", "MoneyStruct"), ("profit", "MoneyStruct"), ("unrealised_percent", "DecimalStruct"), ("realised_percent", "DecimalStruct"), ("profit_percent", "DecimalStruct"), ("percentages", "c_uint32"), ("reserved", "c_uint32"),),
    "PortfolioSummaryStruct": (("performance", "PerformanceStruct"), ("position_count", "c_uint64"), ("unpriced_count", "c_uint64"), ("flags", "c_uint32"), ("reserved", "c_uint32"),),
    "PositionStruct": (("symbol", "c_char * 64"), ("quantity", "DecimalStruct"), ("oversold", "DecimalStruct"), ("price", "MoneyStruct"), ("cost", "MoneyStruct"), ("value", "MoneyStruct"), ("realised_gain", "MoneyStruct"), ("performance", "PerformanceStruct"), ("age_seconds", "c_int64"), ("state", "c_int32"), ("flags", "c_uint32"), ("unconverted_id", "c_char * 40"), ("unconverted_date", "c_int32"), ("reserved", "c_uint32"), ("count_numerator", "DecimalStruct"), ("count_denominator", "c_uint64"),),
    "DisposalStruct": (("symbol", "c_char * 64"), ("id", "c_char * 40"), ("lot", "c_char * 40"), ("quantity", "DecimalStruct"), ("date", "c_int32"), ("opened", "c_int32"), ("is_oversold", "c_int32"), ("flags", "c_uint32"), ("proceeds", "MoneyStruct"), ("cost", "MoneyStruct"), ("gain", "MoneyStruct"), ("reported_proceeds", "MoneyStruct"), ("reported_cost", "MoneyStruct"), ("reported_gain", "MoneyStruct"), ("price_effect", "MoneyStruct"), ("currency_effect", "MoneyStruct"), ("rule", "c_int32"), ("held_from", "c_int32"), ("fee", "MoneyStruct"), ("disallowed", "MoneyStruct"), ("reported_disallowed", "MoneyStruct"), ("carried_to", "c_char * 40"), ("left_quantity", "DecimalStruct"), ("left_cost", "MoneyStruct"),),
    "OpenLotStruct": (("symbol", "c_char * 64"), ("lot", "c_char * 40"), ("quantity", "DecimalStruct"), ("opened", "c_int32"), ("flags", "c_uint32"), ("cost", "MoneyStruct"), ("reported_cost", "MoneyStruct"), ("fee", "MoneyStruct"), ("held_from", "c_int32"), ("reserved", "c_uint32"), ("count_numerator", "DecimalStruct"), ("count_denominator", "c_uint64"),),
    "PoolStruct": (("quantity", "DecimalStruct"), ("count_numerator", "DecimalStruct"), ("count_denominator", "c_uint64"), ("cost", "MoneyStruct"), ("reported_cost", "MoneyStruct"), ("flags", "c_uint32"), ("reserved", "c_uint32"),),
    "TargetStruct": (("struct_size", "c_uint32"), ("symbol", "c_char * 64"), ("reserved", "c_uint32"), ("weight", "DecimalStruct"),),
    "RebalanceOptions": (("struct_size", "c_uint32"), ("quantity_digits", "c_int32"), ("sells", "c_int32"), ("reserved", "c_uint32"), ("cash", "MoneyStruct"),),
    "OrderStruct": (("symbol", "c_char * 64"), ("quantity", "DecimalStruct"), ("price", "MoneyStruct"), ("amount", "MoneyStruct"), ("value", "MoneyStruct"),),
    "RebalancingInfoStruct": (("total", "MoneyStruct"), ("cash_left", "MoneyStruct"), ("order_count", "c_uint64"),),
    "SymbolLabelStruct": (("struct_size", "c_uint32"), ("symbol", "c_char * 64"), ("label", "c_char * 64"), ("reserved", "c_uint32"),),
    "BreakdownRowStruct": (("label", "c_char * 64"), ("value", "MoneyStruct"), ("percent", "DecimalStruct"), ("position_count", "c_uint64"), ("has_percent", "c_int32"), ("reserved", "c_uint32"),),
    "PostingAccountsStruct": (("struct_size", "c_uint32"), ("reserved", "c_uint32"), ("cash", "c_char_p"), ("receivable", "c_char_p"), ("revenue", "c_char_p"), ("tax", "c_char_p"), ("retained", "c_char_p"), ("prepaid", "c_char_p"), ("rounding", "c_char_p"), ("deposits", "c_char_p"), ("withdrawals", "c_char_p"), ("transfers", "c_char_p"), ("exchange", "c_char_p"), ("fees", "c_char_p"), ("interest", "c_char_p"), ("adjustments", "c_char_p"), ("opening", "c_char_p"), ("other", "c_char_p"), ("securities", "c_char_p"), ("gains", "c_char_p"), ("dividends", "c_char_p"), ("missing", "c_char_p"),),
    "FeedOptions": (("struct_size", "c_uint32"), ("jump", "c_int32"), ("api_key", "c_char_p"), ("base_url", "c_char_p"), ("currency", "c_char_p"), ("portfolio", "POINTER(PortfolioOptions)"), ("ttl_seconds", "c_int64"), ("retry_seconds", "c_int64"), ("per_second", "c_int32"), ("per_minute", "c_int32"), ("largest_body", "c_uint64"),),
    "FeedInfoStruct": (("provider", "c_int32"), ("state", "c_int32"), ("status", "c_int32"), ("cause", "c_int32"), ("reason", "c_int32"), ("http_status", "c_int32"), ("pending_count", "c_uint32"), ("flags", "c_uint32"), ("success", "c_int64"), ("age_seconds", "c_int64"), ("attempt", "c_int64"), ("next_at", "c_int64"), ("revision", "c_uint64"), ("reserved", "c_uint64"),),
    "StoreOptions": (("struct_size", "c_uint32"), ("read_only", "c_int32"), ("create", "c_int32"), ("busy_milliseconds", "c_int32"), ("work_milliseconds", "c_int32"), ("reserved", "c_uint32"),),
    "MovementOptions": (("struct_size", "c_uint32"), ("may_go_below_zero", "c_int32"), ("idempotency_key", "c_char_p"),),
    "LegEntriesStruct": (("source", "c_uint64"), ("target", "c_uint64"), ("received", "MoneyStruct"),),
    "StoredLegStruct": (("struct_size", "c_uint32"), ("reserved", "c_uint32"), ("source", "c_char_p"), ("target", "c_char_p"), ("amount", "MoneyStruct"),),
    "ConverterOptions": (("struct_size", "c_uint32"), ("digits", "c_int32"), ("other_digits", "c_int32"), ("rounding", "c_int32"), ("display", "c_int32"), ("reserved", "c_uint32"), ("fresh_for", "c_int64"), ("registry", "c_void_p"),),
    "ConverterInfoStruct": (("source", "c_char * 12"), ("target", "c_char * 12"), ("state", "c_int32"), ("input_state", "c_int32"), ("origin", "c_int32"), ("is_loading", "c_int32"), ("is_stale", "c_int32"), ("wants_rates", "c_int32"), ("failure", "c_int32"), ("flags", "c_uint32"), ("updated", "c_int64"), ("updated_age", "c_int64"), ("received", "c_int64"), ("received_age", "c_int64"), ("reserved", "c_uint64 * 3"),),
    "CurrencyListItemStruct": (("code", "c_char * 12"), ("flag", "c_char * 12"), ("is_favourite", "c_int32"), ("is_quoted", "c_int32"), ("name", "c_char * 128"),),
}

STRUCTURES = Structures(globals(), _FIELDS)
if not TYPE_CHECKING:
    __getattr__ = STRUCTURES.found


#: name: (result, arguments). Each is made when a program first uses it.
SIGNATURES = Signatures(STRUCTURES, {
    "money_version": "c_char_p, ()",
    "money_abi_version": "c_int32, ()",
    "money_initialize": "None, ()",
    "money_status_name": "c_char_p, (c_int32,)",
    "money_string_free": "None, (c_void_p,)",
    "money_release_memory": "None, ()",
    "money_progress_init": "None, (POINTER(ProgressStruct),)",
    "money_progress_watch": "c_int32, (POINTER(ProgressStruct), POINTER(ErrorStruct))",
    "money_decimal_new": "c_int32, (c_int64, c_uint32, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_from_words": "c_int32, (c_uint64, c_int64, c_uint32, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_from_coefficient": "c_int32, (c_char_p, c_size_t, c_uint32, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_coefficient": "c_int32, (POINTER(DecimalStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_decimal_parse": "c_int32, (c_char_p, c_size_t, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_format": "c_int32, (POINTER(DecimalStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_decimal_add": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_subtract": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_negate": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_absolute": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_multiply": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_decimal_divide": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_decimal_quantize": "c_int32, (POINTER(DecimalStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_decimal_divide_remainder": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_normalize": "c_int32, (POINTER(DecimalStruct), c_int32, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_round_to_step": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_decimal_round_significant": "c_int32, (POINTER(DecimalStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_decimal_sum": "c_int32, (POINTER(DecimalStruct), c_size_t, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_minimum": "c_int32, (POINTER(DecimalStruct), c_size_t, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_maximum": "c_int32, (POINTER(DecimalStruct), c_size_t, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_decimal_sign": "c_int32, (POINTER(DecimalStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_decimal_compare": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_decimal_hash": "c_int32, (POINTER(DecimalStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ratio_from_decimals": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(RatioStruct), POINTER(ErrorStruct))",
    "money_ratio_parse": "c_int32, (c_char_p, c_size_t, POINTER(RatioStruct), POINTER(ErrorStruct))",
    "money_ratio_format": "c_int32, (POINTER(RatioStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ratio_format_decimal": "c_int32, (POINTER(RatioStruct), c_int32, c_int32, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ratio_to_decimal": "c_int32, (POINTER(RatioStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_ratio_to_double": "c_int32, (POINTER(RatioStruct), POINTER(c_double), POINTER(ErrorStruct))",
    "money_ratio_compare": "c_int32, (POINTER(RatioStruct), POINTER(RatioStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_date_from_ymd": "c_int32, (c_int32, c_int32, c_int32, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_date_to_ymd": "c_int32, (c_int32, POINTER(c_int32), POINTER(c_int32), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_date_weekday": "c_int32, (c_int32, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_date_parse": "c_int32, (c_char_p, c_size_t, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_date_format": "c_int32, (c_int32, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_currency_find": "c_int32, (c_char_p, CurrencyRegistryHandle, POINTER(CurrencyStruct), POINTER(ErrorStruct))",
    "money_currency_find_numeric": "c_int32, (c_int32, c_int32, POINTER(CurrencyStruct), POINTER(ErrorStruct))",
    "money_currency_digits": "c_int32, (c_char_p, c_int32, CurrencyRegistryHandle, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_country_currencies": "c_int32, (c_char_p, c_int32, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_cash_rule": "c_int32, (c_char_p, c_char_p, c_int32, POINTER(CashRuleStruct), POINTER(ErrorStruct))",
    "money_redenomination": "c_int32, (c_char_p, c_int32, c_int32, POINTER(RatioStruct), POINTER(ErrorStruct))",
    "money_currency_count": "c_size_t, ()",
    "money_currency_at": "c_int32, (c_size_t, POINTER(CurrencyStruct), POINTER(ErrorStruct))",
    "money_currency_data_version": "c_char_p, ()",
    "money_currency_registry_new": "c_int32, (POINTER(CurrencyRegistryHandle), POINTER(ErrorStruct))",
    "money_currency_registry_free": "None, (CurrencyRegistryHandle,)",
    "money_currency_registry_add": "c_int32, (CurrencyRegistryHandle, c_char_p, c_int32, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_currency_registry_count": "c_int32, (CurrencyRegistryHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_currency_registry_at": "c_int32, (CurrencyRegistryHandle, c_size_t, POINTER(CurrencyStruct), POINTER(ErrorStruct))",
    "money_new": "c_int32, (POINTER(DecimalStruct), c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_amount": "c_int32, (POINTER(MoneyStruct), POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_sign": "c_int32, (POINTER(MoneyStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_from_minor": "c_int32, (c_int64, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_to_minor": "c_int32, (POINTER(MoneyStruct), CurrencyRegistryHandle, POINTER(c_int64), POINTER(ErrorStruct))",
    "money_parse": "c_int32, (c_char_p, c_size_t, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_parse_with_currency": "c_int32, (c_char_p, c_size_t, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_format": "c_int32, (POINTER(MoneyStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_to_json": "c_int32, (POINTER(MoneyStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_from_json": "c_int32, (c_char_p, c_size_t, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_add": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_subtract": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_negate": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_absolute": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_multiply": "c_int32, (POINTER(MoneyStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_divide": "c_int32, (POINTER(MoneyStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_divide_remainder": "c_int32, (POINTER(MoneyStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_divide_by_amount": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_ratio_from_amounts": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(RatioStruct), POINTER(ErrorStruct))",
    "money_quantize": "c_int32, (POINTER(MoneyStruct), c_int32, c_int32, POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_to_cash": "c_int32, (POINTER(MoneyStruct), POINTER(DecimalStruct), c_int32, POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_to_cash_in_country": "c_int32, (POINTER(MoneyStruct), c_char_p, c_int32, POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_normalize": "c_int32, (POINTER(MoneyStruct), c_int32, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_round_to_step": "c_int32, (POINTER(MoneyStruct), POINTER(DecimalStruct), c_int32, POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_round_significant": "c_int32, (POINTER(MoneyStruct), c_int32, c_int32, POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_sum": "c_int32, (POINTER(MoneyStruct), c_size_t, c_char_p, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_minimum": "c_int32, (POINTER(MoneyStruct), c_size_t, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_maximum": "c_int32, (POINTER(MoneyStruct), c_size_t, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_compare": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_equal": "c_int32, (POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_hash": "c_int32, (POINTER(MoneyStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_allocate_options_init": "None, (POINTER(AllocateOptions),)",
    "money_allocate": "c_int32, (POINTER(MoneyStruct), POINTER(DecimalStruct), c_size_t, POINTER(AllocateOptions), POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_split": "c_int32, (POINTER(MoneyStruct), c_size_t, POINTER(AllocateOptions), POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_pack": "c_int32, (POINTER(MoneyStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_unpack": "c_int32, (c_char_p, c_size_t, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_sort_key": "c_int32, (POINTER(MoneyStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_explanation_free": "None, (ExplanationHandle,)",
    "money_explanation_count": "c_int32, (ExplanationHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_explanation_nodes": "c_int32, (ExplanationHandle, c_size_t, POINTER(ExplanationNodeStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_explanation_find": "c_int32, (ExplanationHandle, c_char_p, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_explanation_to_text": "c_int32, (ExplanationHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_explanation_to_json": "c_int32, (ExplanationHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rate_to_ratio": "c_int32, (POINTER(RateStruct), POINTER(RatioStruct), POINTER(ErrorStruct))",
    "money_rates_builder_new": "c_int32, (POINTER(RatesBuilderHandle), POINTER(ErrorStruct))",
    "money_rates_builder_free": "None, (RatesBuilderHandle,)",
    "money_rates_builder_add": "c_int32, (RatesBuilderHandle, c_char_p, c_char_p, c_char_p, c_size_t, c_int32, POINTER(ErrorStruct))",
    "money_rates_builder_remove": "c_int32, (RatesBuilderHandle, c_char_p, c_char_p, c_int32, POINTER(ErrorStruct))",
    "money_rates_builder_set_base": "c_int32, (RatesBuilderHandle, c_char_p, POINTER(ErrorStruct))",
    "money_rates_builder_set_source": "c_int32, (RatesBuilderHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_rates_builder_set_instant": "c_int32, (RatesBuilderHandle, c_int64, POINTER(ErrorStruct))",
    "money_rates_builder_count": "c_int32, (RatesBuilderHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rates_builder_at": "c_int32, (RatesBuilderHandle, c_size_t, POINTER(RateStruct), POINTER(ErrorStruct))",
    "money_rates_builder_build": "c_int32, (RatesBuilderHandle, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_rates_free": "None, (RatesHandle,)",
    "money_rates_from_ecb_csv": "c_int32, (c_char_p, c_size_t, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_rates_from_ecb_xml": "c_int32, (c_char_p, c_size_t, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_rates_from_json": "c_int32, (c_char_p, c_size_t, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_rates_to_json": "c_int32, (RatesHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rates_to_bytes": "c_int32, (RatesHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rates_from_bytes": "c_int32, (c_char_p, c_size_t, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_rates_merge": "c_int32, (RatesHandle, RatesHandle, c_int32, c_int32, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_rates_info": "c_int32, (RatesHandle, POINTER(RatesInfoStruct), POINTER(ErrorStruct))",
    "money_rates_currency_at": "c_int32, (RatesHandle, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rates_currencies": "c_int32, (RatesHandle, c_int32, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rates_date_at": "c_int32, (RatesHandle, c_size_t, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_rates_pair_at": "c_int32, (RatesHandle, c_size_t, POINTER(RateStruct), POINTER(ErrorStruct))",
    "money_convert_options_init": "None, (POINTER(ConvertOptions),)",
    "money_rates_convert": "c_int32, (RatesHandle, POINTER(MoneyStruct), c_char_p, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(ConversionStruct), POINTER(ErrorStruct))",
    "money_conversion_rule": "c_char_p, (c_uint32,)",
    "money_rates_find": "c_int32, (RatesHandle, c_char_p, c_char_p, POINTER(ConvertOptions), POINTER(ConversionStruct), POINTER(ErrorStruct))",
    "money_rates_explain": "c_int32, (RatesHandle, POINTER(MoneyStruct), c_char_p, POINTER(ConvertOptions), POINTER(ExplanationHandle), POINTER(ErrorStruct))",
    "money_rate_init": "None, (POINTER(RateStruct),)",
    "money_currency_pair_format": "c_int32, (c_char_p, c_char_p, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_currency_pair_parse": "c_int32, (c_char_p, c_size_t, POINTER(CurrencyPairStruct), POINTER(ErrorStruct))",
    "money_rate_format": "c_int32, (POINTER(RateStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rate_parse": "c_int32, (c_char_p, c_size_t, POINTER(RateStruct), POINTER(ErrorStruct))",
    "money_rate_to_json": "c_int32, (POINTER(RateStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_rate_from_json": "c_int32, (c_char_p, c_size_t, POINTER(RateStruct), POINTER(ErrorStruct))",
    "money_rate_compare": "c_int32, (POINTER(RateStruct), POINTER(RateStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_rate_equal": "c_int32, (POINTER(RateStruct), POINTER(RateStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_rate_hash": "c_int32, (POINTER(RateStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_bag_new": "c_int32, (POINTER(BagHandle), POINTER(ErrorStruct))",
    "money_bag_copy": "c_int32, (BagHandle, POINTER(BagHandle), POINTER(ErrorStruct))",
    "money_bag_free": "None, (BagHandle,)",
    "money_bag_add": "c_int32, (BagHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_bag_add_bag": "c_int32, (BagHandle, BagHandle, POINTER(ErrorStruct))",
    "money_bag_multiply": "c_int32, (BagHandle, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_bag_count": "c_int32, (BagHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bag_at": "c_int32, (BagHandle, c_size_t, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_bag_amounts": "c_int32, (BagHandle, c_size_t, POINTER(MoneyStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bag_amount": "c_int32, (BagHandle, c_char_p, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_bag_equal": "c_int32, (BagHandle, BagHandle, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_bag_hash": "c_int32, (BagHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_bag_reduce": "c_int32, (BagHandle, c_char_p, RatesHandle, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_bag_format": "c_int32, (BagHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bag_parse": "c_int32, (c_char_p, c_size_t, CurrencyRegistryHandle, POINTER(BagHandle), POINTER(ErrorStruct))",
    "money_bag_to_json": "c_int32, (BagHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bag_from_json": "c_int32, (c_char_p, c_size_t, CurrencyRegistryHandle, POINTER(BagHandle), POINTER(ErrorStruct))",
    "money_rates_compare": "c_int32, (RatesHandle, POINTER(MoneyStruct), POINTER(MoneyStruct), c_char_p, POINTER(ConvertOptions), POINTER(c_int32), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_rates_sort": "c_int32, (RatesHandle, POINTER(MoneyStruct), c_size_t, c_char_p, POINTER(ConvertOptions), POINTER(c_size_t), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_rates_minimum": "c_int32, (RatesHandle, POINTER(MoneyStruct), c_size_t, c_char_p, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_rates_maximum": "c_int32, (RatesHandle, POINTER(MoneyStruct), c_size_t, c_char_p, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_rates_sum": "c_int32, (RatesHandle, POINTER(MoneyStruct), c_size_t, c_char_p, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_column_of_int64": "None, (c_void_p, c_size_t, POINTER(ColumnStruct))",
    "money_column_of_decimal128": "None, (c_void_p, c_size_t, c_int32, POINTER(ColumnStruct))",
    "money_column_of_date32": "None, (c_void_p, c_size_t, POINTER(ColumnStruct))",
    "money_column_of_int8": "None, (c_void_p, c_size_t, POINTER(ColumnStruct))",
    "money_column_of_int16": "None, (c_void_p, c_size_t, POINTER(ColumnStruct))",
    "money_column_of_int32": "None, (c_void_p, c_size_t, POINTER(ColumnStruct))",
    "money_column_options_init": "None, (POINTER(ColumnOptions),)",
    "money_column_sum": "c_int32, (POINTER(ColumnStruct), POINTER(ColumnCurrenciesStruct), POINTER(ColumnOptions), POINTER(DecimalStruct), POINTER(ColumnReportStruct), POINTER(ErrorStruct))",
    "money_column_convert": "c_int32, (RatesHandle, POINTER(ColumnStruct), POINTER(ColumnCurrenciesStruct), POINTER(ColumnStruct), c_char_p, POINTER(ColumnOptions), POINTER(ColumnStruct), POINTER(c_int32), POINTER(ColumnReportStruct), POINTER(ErrorStruct))",
    "money_column_quantize": "c_int32, (POINTER(ColumnStruct), POINTER(ColumnCurrenciesStruct), POINTER(ColumnOptions), POINTER(ColumnStruct), POINTER(c_int32), POINTER(ColumnReportStruct), POINTER(ErrorStruct))",
    "money_column_multiply": "c_int32, (POINTER(ColumnStruct), POINTER(ColumnCurrenciesStruct), POINTER(ColumnStruct), POINTER(ColumnOptions), POINTER(ColumnStruct), POINTER(c_int32), POINTER(ColumnReportStruct), POINTER(ErrorStruct))",
    "money_column_compare": "c_int32, (POINTER(ColumnStruct), POINTER(ColumnCurrenciesStruct), POINTER(ColumnStruct), POINTER(ColumnCurrenciesStruct), POINTER(ColumnOptions), POINTER(ColumnStruct), POINTER(c_int32), POINTER(ColumnReportStruct), POINTER(ErrorStruct))",
    "money_column_allocate": "c_int32, (POINTER(ColumnStruct), POINTER(DecimalStruct), c_size_t, POINTER(ColumnOptions), POINTER(ColumnStruct), POINTER(ColumnStruct), POINTER(c_int32), POINTER(ColumnReportStruct), POINTER(ErrorStruct))",
    "money_accumulator_add": "c_int32, (POINTER(AccumulatorStruct), POINTER(MoneyStruct), POINTER(AccumulatorStruct), POINTER(ErrorStruct))",
    "money_accumulator_merge": "c_int32, (POINTER(AccumulatorStruct), POINTER(AccumulatorStruct), POINTER(AccumulatorStruct), POINTER(ErrorStruct))",
    "money_accumulator_subtract": "c_int32, (POINTER(AccumulatorStruct), POINTER(MoneyStruct), POINTER(AccumulatorStruct), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_accumulator_total": "c_int32, (POINTER(AccumulatorStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_accumulator_to_bytes": "c_int32, (POINTER(AccumulatorStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_accumulator_from_bytes": "c_int32, (c_char_p, c_size_t, POINTER(AccumulatorStruct), POINTER(ErrorStruct))",
    "money_column_accumulate": "c_int32, (POINTER(AccumulatorStruct), c_size_t, POINTER(ColumnStruct), POINTER(ColumnCurrenciesStruct), POINTER(ColumnStruct), POINTER(ColumnOptions), POINTER(AccumulatorStruct), POINTER(ColumnReportStruct), POINTER(ErrorStruct))",
    "money_expression_evaluate": "c_int32, (c_char_p, c_size_t, RatesHandle, POINTER(ConvertOptions), POINTER(ExpressionValueStruct), POINTER(ExpressionHandle), POINTER(ErrorStruct))",
    "money_expression_free": "None, (ExpressionHandle,)",
    "money_expression_info": "c_int32, (ExpressionHandle, POINTER(ExpressionInfoStruct), POINTER(ErrorStruct))",
    "money_expression_conversion_at": "c_int32, (ExpressionHandle, c_size_t, POINTER(ConversionStruct), POINTER(ErrorStruct))",
    "money_expression_conversions": "c_int32, (ExpressionHandle, c_size_t, POINTER(ConversionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_expression_explain": "c_int32, (ExpressionHandle, POINTER(ExplanationHandle), POINTER(ErrorStruct))",
    "money_expression_caret": "c_int32, (c_char_p, c_size_t, c_int64, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locale_options_init": "None, (POINTER(LocaleOptions),)",
    "money_locale_count": "c_size_t, ()",
    "money_locale_at": "c_int32, (c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locale_find": "c_int32, (c_char_p, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locale_currency": "c_int32, (c_char_p, c_int32, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_format_locale": "c_int32, (POINTER(MoneyStruct), c_char_p, POINTER(LocaleOptions), c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_parse_locale": "c_int32, (c_char_p, c_size_t, c_char_p, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_decimal_parse_locale": "c_int32, (c_char_p, c_size_t, c_char_p, c_int32, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_currency_text": "c_int32, (c_char_p, c_char_p, c_int32, CurrencyRegistryHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locales_from_bytes": "c_int32, (c_char_p, c_size_t, POINTER(LocalesHandle), POINTER(ErrorStruct))",
    "money_locales_free": "None, (LocalesHandle,)",
    "money_locales_version": "c_int32, (LocalesHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locales_count": "c_int32, (LocalesHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locales_at": "c_int32, (LocalesHandle, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locales_find": "c_int32, (LocalesHandle, c_char_p, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locales_parse": "c_int32, (LocalesHandle, c_char_p, c_size_t, c_char_p, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_locales_currency_text": "c_int32, (LocalesHandle, c_char_p, c_char_p, c_int32, CurrencyRegistryHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_locales_country_name": "c_int32, (LocalesHandle, c_char_p, c_char_p, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_format_options_init": "None, (POINTER(FormatOptions),)",
    "money_format_pattern": "c_int32, (POINTER(MoneyStruct), c_char_p, c_size_t, POINTER(FormatOptions), c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_parse_pattern": "c_int32, (c_char_p, c_size_t, c_char_p, c_size_t, c_char_p, POINTER(FormatOptions), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_notepad_options_init": "None, (POINTER(NotepadOptions),)",
    "money_notepad_new": "c_int32, (POINTER(NotepadOptions), POINTER(NotepadHandle), POINTER(ErrorStruct))",
    "money_notepad_free": "None, (NotepadHandle,)",
    "money_notepad_set_options": "c_int32, (NotepadHandle, POINTER(NotepadOptions), POINTER(ErrorStruct))",
    "money_notepad_set_rates": "c_int32, (NotepadHandle, RatesHandle, POINTER(ErrorStruct))",
    "money_notepad_set_text": "c_int32, (NotepadHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_notepad_set_line": "c_int32, (NotepadHandle, c_size_t, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_notepad_insert_line": "c_int32, (NotepadHandle, c_size_t, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_notepad_remove_line": "c_int32, (NotepadHandle, c_size_t, POINTER(ErrorStruct))",
    "money_notepad_line_count": "c_int32, (NotepadHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_notepad_line_at": "c_int32, (NotepadHandle, c_size_t, POINTER(NotepadLineStruct), POINTER(ErrorStruct))",
    "money_notepad_lines": "c_int32, (NotepadHandle, c_size_t, POINTER(NotepadLineStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_notepad_changes": "c_int32, (NotepadHandle, c_uint64, c_size_t, POINTER(NotepadLineStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_notepad_line_text": "c_int32, (NotepadHandle, c_size_t, c_int32, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_notepad_line_reading_at": "c_int32, (NotepadHandle, c_size_t, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_notepad_line_amounts": "c_int32, (NotepadHandle, c_size_t, c_size_t, POINTER(MoneyStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_notepad_line_conversions": "c_int32, (NotepadHandle, c_size_t, c_size_t, POINTER(ConversionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_notepad_line_dependencies": "c_int32, (NotepadHandle, c_size_t, c_size_t, POINTER(NotepadLineStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_note_init": "None, (POINTER(WalletNoteStruct),)",
    "money_wallet_new": "c_int32, (POINTER(WalletHandle), POINTER(ErrorStruct))",
    "money_wallet_free": "None, (WalletHandle,)",
    "money_wallet_add": "c_int32, (WalletHandle, POINTER(MoneyStruct), POINTER(WalletNoteStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_wallet_remove": "c_int32, (WalletHandle, c_uint64, POINTER(ErrorStruct))",
    "money_wallet_remove_amount": "c_int32, (WalletHandle, POINTER(MoneyStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_wallet_count": "c_int32, (WalletHandle, c_char_p, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_at": "c_int32, (WalletHandle, c_char_p, c_size_t, POINTER(WalletEntryStruct), POINTER(ErrorStruct))",
    "money_wallet_entries": "c_int32, (WalletHandle, c_char_p, c_size_t, POINTER(WalletEntryStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_details": "c_int32, (WalletHandle, c_uint64, POINTER(WalletDetailsStruct), POINTER(ErrorStruct))",
    "money_wallet_entry_details": "c_int32, (WalletHandle, c_char_p, c_size_t, POINTER(WalletDetailsStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_find": "c_int32, (WalletHandle, c_char_p, POINTER(WalletEntryStruct), POINTER(ErrorStruct))",
    "money_wallet_currency_count": "c_int32, (WalletHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_currency_at": "c_int32, (WalletHandle, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_sum": "c_int32, (WalletHandle, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_wallet_held": "c_int32, (WalletHandle, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_wallet_balance": "c_int32, (WalletHandle, c_char_p, c_int32, CurrencyRegistryHandle, POINTER(WalletBalanceStruct), POINTER(ErrorStruct))",
    "money_wallet_total": "c_int32, (WalletHandle, c_char_p, RatesHandle, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(WalletTotalDetailsStruct), POINTER(ErrorStruct))",
    "money_wallet_hold": "c_int32, (WalletHandle, POINTER(MoneyStruct), POINTER(WalletNoteStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_wallet_commit": "c_int32, (WalletHandle, c_uint64, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_wallet_commit_amount": "c_int32, (WalletHandle, c_uint64, POINTER(MoneyStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_wallet_release": "c_int32, (WalletHandle, c_uint64, POINTER(ErrorStruct))",
    "money_wallet_hold_count": "c_int32, (WalletHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_hold_at": "c_int32, (WalletHandle, c_size_t, POINTER(WalletEntryStruct), POINTER(ErrorStruct))",
    "money_wallet_holds": "c_int32, (WalletHandle, c_size_t, POINTER(WalletEntryStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_to_json": "c_int32, (WalletHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_from_json": "c_int32, (c_char_p, c_size_t, POINTER(WalletHandle), POINTER(ErrorStruct))",
    "money_wallet_to_journal": "c_int32, (WalletHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_from_journal": "c_int32, (c_char_p, c_size_t, POINTER(WalletHandle), POINTER(ErrorStruct))",
    "money_wallet_revision": "c_int32, (WalletHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_wallet_on_change": "c_int32, (WalletHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_transfer_leg_init": "None, (POINTER(TransferLegStruct),)",
    "money_wallet_transfer": "c_int32, (POINTER(TransferLegStruct), c_size_t, POINTER(WalletNoteStruct), POINTER(ErrorStruct))",
    "money_exchange_leg_init": "None, (POINTER(ExchangeLegStruct),)",
    "money_wallet_exchange": "c_int32, (WalletHandle, POINTER(ExchangeLegStruct), c_size_t, RatesHandle, POINTER(ConvertOptions), POINTER(WalletNoteStruct), POINTER(ErrorStruct))",
    "money_wallet_statement": "c_int32, (WalletHandle, c_char_p, RatesHandle, POINTER(ConvertOptions), POINTER(WalletStatementHandle), POINTER(ErrorStruct))",
    "money_wallet_statement_free": "None, (WalletStatementHandle,)",
    "money_wallet_statement_section_count": "c_int32, (WalletStatementHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_statement_section_at": "c_int32, (WalletStatementHandle, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_statement_row_count": "c_int32, (WalletStatementHandle, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_statement_row_at": "c_int32, (WalletStatementHandle, c_size_t, c_size_t, POINTER(WalletStatementRowStruct), POINTER(ErrorStruct))",
    "money_wallet_statement_rows": "c_int32, (WalletStatementHandle, c_size_t, c_size_t, POINTER(WalletStatementRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_account_statement": "c_int32, (WalletHandle, c_char_p, c_int32, c_int32, CurrencyRegistryHandle, POINTER(AccountStatementHandle), POINTER(ErrorStruct))",
    "money_account_statement_free": "None, (AccountStatementHandle,)",
    "money_account_statement_info": "c_int32, (AccountStatementHandle, POINTER(AccountStatementInfoStruct), POINTER(ErrorStruct))",
    "money_account_statement_turnovers": "c_int32, (AccountStatementHandle, c_size_t, POINTER(AccountTurnoverStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_account_statement_rows": "c_int32, (AccountStatementHandle, c_size_t, POINTER(AccountRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_account_statement_find": "c_int32, (AccountStatementHandle, c_int32, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_account_statement_to_json": "c_int32, (AccountStatementHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_amend_entry": "c_int32, (WalletHandle, c_uint64, POINTER(MoneyStruct), POINTER(WalletNoteStruct), c_int64, c_char_p, POINTER(ErrorStruct))",
    "money_wallet_void_entry": "c_int32, (WalletHandle, c_uint64, c_int64, c_char_p, POINTER(ErrorStruct))",
    "money_wallet_checkpoint": "c_int32, (WalletHandle, c_int64, c_char_p, POINTER(ErrorStruct))",
    "money_wallet_change_count": "c_int32, (WalletHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_changes": "c_int32, (WalletHandle, c_size_t, POINTER(WalletChangeStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_as_known": "c_int32, (WalletHandle, c_int64, POINTER(WalletHandle), POINTER(ErrorStruct))",
    "money_wallet_cash_lots": "c_int32, (WalletHandle, c_char_p, c_char_p, c_int32, RatesHandle, POINTER(ConvertOptions), POINTER(CashLotsHandle), POINTER(ErrorStruct))",
    "money_cash_lots_free": "None, (CashLotsHandle,)",
    "money_cash_lots_info": "c_int32, (CashLotsHandle, POINTER(CashLotsInfoStruct), POINTER(ErrorStruct))",
    "money_cash_lots_open": "c_int32, (CashLotsHandle, c_size_t, POINTER(CashLotStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_cash_lots_disposals": "c_int32, (CashLotsHandle, c_size_t, POINTER(CashDisposalStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_cash_lots_unrealised": "c_int32, (CashLotsHandle, RatesHandle, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_bank_statements_from_camt": "c_int32, (c_char_p, c_size_t, POINTER(BankStatementsHandle), POINTER(ErrorStruct))",
    "money_bank_statements_free": "None, (BankStatementsHandle,)",
    "money_bank_statements_info": "c_int32, (BankStatementsHandle, POINTER(BankStatementsInfoStruct), POINTER(ErrorStruct))",
    "money_bank_statements_rows": "c_int32, (BankStatementsHandle, c_size_t, POINTER(BankStatementStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bank_statements_balances": "c_int32, (BankStatementsHandle, c_size_t, POINTER(BankBalanceStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bank_statements_entries": "c_int32, (BankStatementsHandle, c_size_t, POINTER(BankEntryStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bank_statements_transactions": "c_int32, (BankStatementsHandle, c_size_t, POINTER(BankTransactionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bank_statements_charges": "c_int32, (BankStatementsHandle, c_size_t, POINTER(BankChargeStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bank_statements_findings": "c_int32, (BankStatementsHandle, c_size_t, POINTER(BankFindingStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bank_statements_text": "c_int32, (BankStatementsHandle, c_int32, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_bank_statements_to_json": "c_int32, (BankStatementsHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_wallet_add_bank_statement": "c_int32, (WalletHandle, BankStatementsHandle, c_size_t, POINTER(BankImportStruct), POINTER(ErrorStruct))",
    "money_ledger_new": "c_int32, (c_char_p, POINTER(LedgerHandle), POINTER(ErrorStruct))",
    "money_ledger_free": "None, (LedgerHandle,)",
    "money_ledger_info": "c_int32, (LedgerHandle, POINTER(LedgerInfoStruct), POINTER(ErrorStruct))",
    "money_ledger_add_account": "c_int32, (LedgerHandle, c_char_p, c_int32, c_char_p, POINTER(ErrorStruct))",
    "money_ledger_accounts": "c_int32, (LedgerHandle, c_size_t, POINTER(LedgerAccountStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_posting_init": "None, (POINTER(PostingStruct),)",
    "money_ledger_post": "c_int32, (LedgerHandle, c_int32, c_char_p, c_size_t, POINTER(PostingStruct), c_size_t, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ledger_reverse": "c_int32, (LedgerHandle, c_uint64, c_int32, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ledger_close_period": "c_int32, (LedgerHandle, c_int32, c_char_p, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ledger_revalue": "c_int32, (LedgerHandle, c_int32, RatesHandle, POINTER(ConvertOptions), c_char_p, c_char_p, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ledger_transactions": "c_int32, (LedgerHandle, c_size_t, POINTER(LedgerTransactionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ledger_postings": "c_int32, (LedgerHandle, c_size_t, POINTER(LedgerPostingStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ledger_balance": "c_int32, (LedgerHandle, c_char_p, c_char_p, c_int32, c_int32, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_ledger_to_json": "c_int32, (LedgerHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ledger_from_json": "c_int32, (c_char_p, c_size_t, POINTER(LedgerHandle), POINTER(ErrorStruct))",
    "money_ledger_statement": "c_int32, (LedgerHandle, c_char_p, c_char_p, c_int32, c_int32, CurrencyRegistryHandle, c_size_t, POINTER(LedgerStatementRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ledger_report": "c_int32, (LedgerHandle, c_int32, c_int32, c_int32, CurrencyRegistryHandle, POINTER(LedgerReportHandle), POINTER(ErrorStruct))",
    "money_ledger_report_free": "None, (LedgerReportHandle,)",
    "money_ledger_report_rows": "c_int32, (LedgerReportHandle, c_size_t, POINTER(LedgerRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ledger_report_to_json": "c_int32, (LedgerReportHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_exchange_terms_init": "None, (POINTER(ExchangeTermsStruct),)",
    "money_wallet_exchange_amount": "c_int32, (WalletHandle, POINTER(MoneyStruct), c_char_p, RatesHandle, POINTER(ConvertOptions), POINTER(ExchangeTermsStruct), POINTER(WalletNoteStruct), POINTER(ExchangeStruct), POINTER(ErrorStruct))",
    "money_exchange_quote_new": "c_int32, (POINTER(MoneyStruct), c_char_p, RatesHandle, POINTER(ConvertOptions), POINTER(ExchangeTermsStruct), c_int64, POINTER(ExchangeQuoteHandle), POINTER(ErrorStruct))",
    "money_exchange_quote_free": "None, (ExchangeQuoteHandle,)",
    "money_exchange_quote_info": "c_int32, (ExchangeQuoteHandle, POINTER(ExchangeStruct), POINTER(ErrorStruct))",
    "money_exchange_quote_to_json": "c_int32, (ExchangeQuoteHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_exchange_quote_from_json": "c_int32, (c_char_p, c_size_t, POINTER(ExchangeQuoteHandle), POINTER(ErrorStruct))",
    "money_wallet_accept": "c_int32, (WalletHandle, ExchangeQuoteHandle, c_int64, POINTER(WalletNoteStruct), POINTER(ExchangeStruct), POINTER(ErrorStruct))",
    "money_exchange_accounts_init": "None, (POINTER(ExchangeAccountsStruct),)",
    "money_ledger_exchange": "c_int32, (LedgerHandle, c_int32, c_char_p, c_size_t, ExchangeQuoteHandle, POINTER(ExchangeAccountsStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_wallet_daily_balances": "c_int32, (WalletHandle, c_char_p, c_int32, c_int32, c_int32, RatesHandle, POINTER(ConvertOptions), c_size_t, POINTER(DailyBalanceStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ledger_to_journal": "c_int32, (LedgerHandle, c_int32, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_ledger_from_journal": "c_int32, (c_char_p, c_size_t, c_int32, c_char_p, c_char_p, c_char_p, POINTER(LedgerHandle), POINTER(ErrorStruct))",
    "money_product_init": "None, (POINTER(ProductStruct),)",
    "money_catalogue_new": "c_int32, (c_char_p, CurrencyRegistryHandle, POINTER(CatalogueHandle), POINTER(ErrorStruct))",
    "money_catalogue_free": "None, (CatalogueHandle,)",
    "money_catalogue_add": "c_int32, (CatalogueHandle, POINTER(ProductStruct), POINTER(ErrorStruct))",
    "money_catalogue_remove": "c_int32, (CatalogueHandle, c_char_p, POINTER(ErrorStruct))",
    "money_catalogue_find": "c_int32, (CatalogueHandle, c_char_p, POINTER(ProductStruct), POINTER(ErrorStruct))",
    "money_catalogue_count": "c_int32, (CatalogueHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_catalogue_at": "c_int32, (CatalogueHandle, c_size_t, POINTER(ProductStruct), POINTER(ErrorStruct))",
    "money_catalogue_products": "c_int32, (CatalogueHandle, c_size_t, POINTER(ProductStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_catalogue_currency": "c_int32, (CatalogueHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_catalogue_set_tax": "c_int32, (CatalogueHandle, c_char_p, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_catalogue_tax_count": "c_int32, (CatalogueHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_catalogue_tax_at": "c_int32, (CatalogueHandle, c_size_t, POINTER(TaxRateStruct), POINTER(ErrorStruct))",
    "money_catalogue_taxes": "c_int32, (CatalogueHandle, c_size_t, POINTER(TaxRateStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_catalogue_from_json": "c_int32, (c_char_p, c_size_t, POINTER(CatalogueHandle), POINTER(ErrorStruct))",
    "money_catalogue_to_json": "c_int32, (CatalogueHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_catalogue_from_csv": "c_int32, (c_char_p, c_size_t, c_char_p, CurrencyRegistryHandle, POINTER(CatalogueHandle), POINTER(ErrorStruct))",
    "money_catalogue_to_csv": "c_int32, (CatalogueHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_basket_policy_init": "None, (POINTER(BasketPolicyStruct),)",
    "money_basket_policy_preset": "c_int32, (c_int32, POINTER(BasketPolicyStruct), POINTER(ErrorStruct))",
    "money_basket_policy_preset_name": "c_char_p, (c_int32,)",
    "money_basket_policy_describe": "c_int32, (POINTER(BasketPolicyStruct), c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_discount_init": "None, (POINTER(DiscountStruct),)",
    "money_basket_new": "c_int32, (CatalogueHandle, POINTER(BasketHandle), POINTER(ErrorStruct))",
    "money_basket_free": "None, (BasketHandle,)",
    "money_basket_add": "c_int32, (BasketHandle, c_char_p, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_basket_set": "c_int32, (BasketHandle, c_char_p, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_basket_put": "c_int32, (BasketHandle, POINTER(ProductStruct), POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_basket_remove": "c_int32, (BasketHandle, c_char_p, POINTER(ErrorStruct))",
    "money_basket_clear": "c_int32, (BasketHandle, POINTER(ErrorStruct))",
    "money_basket_set_discount": "c_int32, (BasketHandle, c_char_p, POINTER(DiscountStruct), POINTER(ErrorStruct))",
    "money_basket_set_tax": "c_int32, (BasketHandle, c_char_p, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_basket_set_policy": "c_int32, (BasketHandle, POINTER(BasketPolicyStruct), POINTER(ErrorStruct))",
    "money_basket_policy": "c_int32, (BasketHandle, POINTER(BasketPolicyStruct), POINTER(ErrorStruct))",
    "money_basket_currency": "c_int32, (BasketHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_basket_count": "c_int32, (BasketHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_basket_at": "c_int32, (BasketHandle, c_size_t, POINTER(BasketLineItemStruct), POINTER(ErrorStruct))",
    "money_basket_line_items": "c_int32, (BasketHandle, c_size_t, POINTER(BasketLineItemStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_basket_quantity": "c_int32, (BasketHandle, c_char_p, POINTER(DecimalStruct), POINTER(ErrorStruct))",
    "money_basket_revision": "c_int32, (BasketHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_basket_on_change": "c_int32, (BasketHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_basket_checkout": "c_int32, (BasketHandle, c_char_p, RatesHandle, POINTER(ConvertOptions), POINTER(ReceiptHandle), POINTER(ErrorStruct))",
    "money_basket_from_json": "c_int32, (c_char_p, c_size_t, CatalogueHandle, POINTER(BasketHandle), POINTER(ErrorStruct))",
    "money_basket_to_json": "c_int32, (BasketHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_receipt_free": "None, (ReceiptHandle,)",
    "money_receipt_info": "c_int32, (ReceiptHandle, c_int32, POINTER(ReceiptInfoStruct), POINTER(ErrorStruct))",
    "money_receipt_line_item_at": "c_int32, (ReceiptHandle, c_int32, c_size_t, POINTER(ReceiptLineItemStruct), POINTER(ErrorStruct))",
    "money_receipt_line_items": "c_int32, (ReceiptHandle, c_int32, c_size_t, POINTER(ReceiptLineItemStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_receipt_tax_at": "c_int32, (ReceiptHandle, c_int32, c_size_t, POINTER(ReceiptTaxStruct), POINTER(ErrorStruct))",
    "money_receipt_taxes": "c_int32, (ReceiptHandle, c_int32, c_size_t, POINTER(ReceiptTaxStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_receipt_refund": "c_int32, (ReceiptHandle, c_int32, c_size_t, POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(ReceiptLineItemStruct), POINTER(ErrorStruct))",
    "money_receipt_conversion": "c_int32, (ReceiptHandle, POINTER(ConversionStruct), POINTER(ErrorStruct))",
    "money_receipt_explain": "c_int32, (ReceiptHandle, c_int32, POINTER(ExplanationHandle), POINTER(ErrorStruct))",
    "money_receipt_to_text": "c_int32, (ReceiptHandle, c_int32, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_receipt_to_json": "c_int32, (ReceiptHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_line_item_init": "None, (POINTER(InvoiceLineItemStruct),)",
    "money_invoice_adjustment_init": "None, (POINTER(InvoiceAdjustmentStruct),)",
    "money_invoice_new": "c_int32, (c_char_p, CurrencyRegistryHandle, POINTER(InvoiceHandle), POINTER(ErrorStruct))",
    "money_invoice_from_receipt": "c_int32, (ReceiptHandle, c_int32, c_char_p, POINTER(InvoiceHandle), POINTER(ErrorStruct))",
    "money_invoice_free": "None, (InvoiceHandle,)",
    "money_invoice_add": "c_int32, (InvoiceHandle, POINTER(InvoiceLineItemStruct), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_adjust": "c_int32, (InvoiceHandle, c_size_t, POINTER(InvoiceAdjustmentStruct), POINTER(ErrorStruct))",
    "money_invoice_set_exemption": "c_int32, (InvoiceHandle, c_char_p, c_char_p, c_char_p, POINTER(ErrorStruct))",
    "money_invoice_set_payment": "c_int32, (InvoiceHandle, POINTER(MoneyStruct), POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_invoice_set_accounting": "c_int32, (InvoiceHandle, c_char_p, POINTER(DecimalStruct), CurrencyRegistryHandle, POINTER(ErrorStruct))",
    "money_invoice_totals": "c_int32, (InvoiceHandle, POINTER(InvoiceTotalsStruct), POINTER(ErrorStruct))",
    "money_invoice_line_amounts": "c_int32, (InvoiceHandle, c_size_t, POINTER(InvoiceLineAmountsStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_categories": "c_int32, (InvoiceHandle, c_size_t, POINTER(InvoiceCategoryStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_explain": "c_int32, (InvoiceHandle, POINTER(ExplanationHandle), POINTER(ErrorStruct))",
    "money_invoice_reverse": "c_int32, (InvoiceHandle, POINTER(InvoiceHandle), POINTER(ErrorStruct))",
    "money_invoice_from_json": "c_int32, (c_char_p, c_size_t, POINTER(InvoiceHandle), POINTER(ErrorStruct))",
    "money_invoice_to_json": "c_int32, (InvoiceHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_from_ubl": "c_int32, (c_char_p, c_size_t, POINTER(InvoiceHandle), POINTER(ErrorStruct))",
    "money_invoice_from_cii": "c_int32, (c_char_p, c_size_t, POINTER(InvoiceHandle), POINTER(ErrorStruct))",
    "money_invoice_check": "c_int32, (c_char_p, c_size_t, POINTER(InvoiceReportHandle), POINTER(ErrorStruct))",
    "money_invoice_report_free": "None, (InvoiceReportHandle,)",
    "money_invoice_report_info": "c_int32, (InvoiceReportHandle, POINTER(InvoiceReportInfoStruct), POINTER(ErrorStruct))",
    "money_invoice_report_findings": "c_int32, (InvoiceReportHandle, c_size_t, POINTER(InvoiceFindingStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_report_corrections": "c_int32, (InvoiceReportHandle, c_size_t, POINTER(InvoiceCorrectionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_report_invoice": "c_int32, (InvoiceReportHandle, POINTER(InvoiceHandle), POINTER(ErrorStruct))",
    "money_invoice_heading_init": "None, (POINTER(InvoiceHeadingStruct),)",
    "money_invoice_to_ubl": "c_int32, (InvoiceHandle, POINTER(InvoiceHeadingStruct), POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_to_cii": "c_int32, (InvoiceHandle, POINTER(InvoiceHeadingStruct), POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_paper_options_init": "None, (POINTER(PaperOptions),)",
    "money_receipt_render": "c_int32, (ReceiptHandle, POINTER(PaperOptions), POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_invoice_render": "c_int32, (InvoiceHandle, POINTER(PaperOptions), POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_account_statement_render": "c_int32, (AccountStatementHandle, POINTER(PaperOptions), POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_payment_provider_name": "c_char_p, (c_int32,)",
    "money_payment_digits": "c_int32, (c_char_p, c_int32, CurrencyRegistryHandle, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_payment_to_minor": "c_int32, (POINTER(MoneyStruct), c_int32, CurrencyRegistryHandle, POINTER(c_int64), POINTER(ErrorStruct))",
    "money_payment_from_minor": "c_int32, (c_int64, c_char_p, c_int32, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_payment_check_iso20022": "c_int32, (POINTER(MoneyStruct), c_int32, POINTER(ErrorStruct))",
    "money_payment_to_units": "c_int32, (POINTER(MoneyStruct), POINTER(c_int64), POINTER(c_int32), POINTER(ErrorStruct))",
    "money_payment_from_units": "c_int32, (c_int64, c_int32, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_payment_code_options_init": "None, (POINTER(PaymentCodeOptions),)",
    "money_payment_code": "c_int32, (POINTER(PaymentCodeOptions), POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_payment_code_parse": "c_int32, (c_char_p, c_size_t, POINTER(PaymentCodeContentStruct), POINTER(ErrorStruct))",
    "money_payment_check_iban": "c_int32, (c_char_p, POINTER(ErrorStruct))",
    "money_payment_reference": "c_int32, (c_int32, c_char_p, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_day_count_options_init": "None, (POINTER(DayCountOptions),)",
    "money_day_count": "c_int32, (c_int32, c_int32, c_int32, POINTER(DayCountOptions), POINTER(RatioStruct), POINTER(ErrorStruct))",
    "money_cash_flow_init": "None, (POINTER(CashFlowStruct),)",
    "money_xirr": "c_int32, (POINTER(CashFlowStruct), c_size_t, POINTER(XirrStruct), POINTER(ErrorStruct))",
    "money_xirr_reason_text": "c_char_p, (c_int32,)",
    "money_value_point_init": "None, (POINTER(ValuePointStruct),)",
    "money_time_weighted_return": "c_int32, (POINTER(ValuePointStruct), c_size_t, c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(c_double), POINTER(ErrorStruct))",
    "money_loan_terms_init": "None, (POINTER(LoanTermsStruct),)",
    "money_loan_new": "c_int32, (POINTER(LoanTermsStruct), POINTER(LoanHandle), POINTER(ErrorStruct))",
    "money_loan_event_init": "None, (POINTER(LoanEventStruct),)",
    "money_loan_with_events": "c_int32, (POINTER(LoanTermsStruct), POINTER(LoanEventStruct), c_size_t, POINTER(LoanHandle), POINTER(ErrorStruct))",
    "money_loan_free": "None, (LoanHandle,)",
    "money_loan_info": "c_int32, (LoanHandle, POINTER(LoanInfoStruct), POINTER(ErrorStruct))",
    "money_loan_row_at": "c_int32, (LoanHandle, c_size_t, POINTER(LoanRowStruct), POINTER(ErrorStruct))",
    "money_loan_rows": "c_int32, (LoanHandle, c_size_t, POINTER(LoanRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_credit_flow_init": "None, (POINTER(CreditFlowStruct),)",
    "money_apr": "c_int32, (c_int32, c_int32, c_int32, POINTER(CreditFlowStruct), c_size_t, c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_loan_apr": "c_int32, (LoanHandle, c_int32, c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_annuity_init": "None, (POINTER(AnnuityStruct),)",
    "money_annuity_payment": "c_int32, (POINTER(AnnuityStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_annuity_principal": "c_int32, (POINTER(AnnuityStruct), c_int32, c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_annuity_interest": "c_int32, (POINTER(AnnuityStruct), c_int32, c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_annuity_periods": "c_int32, (POINTER(AnnuityStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_annuity_rate": "c_int32, (POINTER(AnnuityStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_annuity_future_value": "c_int32, (POINTER(AnnuityStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_annuity_present_value": "c_int32, (POINTER(AnnuityStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_npv": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), c_size_t, c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_mirr": "c_int32, (POINTER(DecimalStruct), c_size_t, POINTER(DecimalStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_track_options_init": "None, (POINTER(TrackOptions),)",
    "money_points_track_record": "c_int32, (POINTER(ValuePointStruct), c_size_t, POINTER(TrackOptions), POINTER(TrackRecordStruct), POINTER(ErrorStruct))",
    "money_real_return": "c_int32, (POINTER(DecimalStruct), POINTER(DecimalStruct), POINTER(DecimalStruct), c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_window_start": "c_int32, (c_int32, c_int32, c_int32, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_transaction_init": "None, (POINTER(TransactionStruct),)",
    "money_lot_selection_init": "None, (POINTER(LotSelectionStruct),)",
    "money_portfolio_options_init": "None, (POINTER(PortfolioOptions),)",
    "money_portfolio_new": "c_int32, (c_char_p, POINTER(PortfolioOptions), POINTER(PortfolioHandle), POINTER(ErrorStruct))",
    "money_portfolio_free": "None, (PortfolioHandle,)",
    "money_portfolio_add": "c_int32, (PortfolioHandle, POINTER(TransactionStruct), POINTER(LotSelectionStruct), c_size_t, POINTER(TransactionStruct), POINTER(ErrorStruct))",
    "money_portfolio_edit": "c_int32, (PortfolioHandle, POINTER(TransactionStruct), POINTER(LotSelectionStruct), c_size_t, POINTER(ErrorStruct))",
    "money_portfolio_remove": "c_int32, (PortfolioHandle, c_char_p, POINTER(ErrorStruct))",
    "money_portfolio_count": "c_int32, (PortfolioHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_transaction_at": "c_int32, (PortfolioHandle, c_size_t, POINTER(TransactionStruct), POINTER(ErrorStruct))",
    "money_portfolio_transactions": "c_int32, (PortfolioHandle, c_size_t, POINTER(TransactionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_find": "c_int32, (PortfolioHandle, c_char_p, POINTER(TransactionStruct), POINTER(ErrorStruct))",
    "money_portfolio_lot_selection_at": "c_int32, (PortfolioHandle, c_char_p, c_size_t, POINTER(LotSelectionStruct), POINTER(ErrorStruct))",
    "money_portfolio_lot_selections": "c_int32, (PortfolioHandle, c_char_p, c_size_t, POINTER(LotSelectionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_info": "c_int32, (PortfolioHandle, POINTER(PortfolioInfoStruct), POINTER(ErrorStruct))",
    "money_portfolio_to_json": "c_int32, (PortfolioHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_from_json": "c_int32, (c_char_p, c_size_t, CurrencyRegistryHandle, POINTER(PortfolioHandle), POINTER(ErrorStruct))",
    "money_portfolio_from_csv": "c_int32, (c_char_p, c_size_t, c_char_p, POINTER(PortfolioOptions), POINTER(PortfolioHandle), POINTER(ErrorStruct))",
    "money_portfolio_to_csv": "c_int32, (PortfolioHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_to_beancount": "c_int32, (PortfolioHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_to_ledger": "c_int32, (PortfolioHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_revision": "c_int32, (PortfolioHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_portfolio_on_change": "c_int32, (PortfolioHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_portfolio_release_memory": "c_int32, (PortfolioHandle, POINTER(ErrorStruct))",
    "money_import_options_init": "None, (POINTER(ImportOptions),)",
    "money_portfolio_import": "c_int32, (PortfolioHandle, c_char_p, c_size_t, c_int32, POINTER(ImportOptions), POINTER(ImportReportHandle), POINTER(ErrorStruct))",
    "money_import_report_free": "None, (ImportReportHandle,)",
    "money_import_report_info": "c_int32, (ImportReportHandle, POINTER(ImportInfoStruct), POINTER(ErrorStruct))",
    "money_import_report_rows": "c_int32, (ImportReportHandle, c_size_t, POINTER(ImportRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_import_report_transactions": "c_int32, (ImportReportHandle, c_size_t, POINTER(TransactionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_price_quote_init": "None, (POINTER(PriceQuoteStruct),)",
    "money_valuation_options_init": "None, (POINTER(ValuationOptions),)",
    "money_portfolio_value": "c_int32, (PortfolioHandle, POINTER(PriceQuoteStruct), c_size_t, RatesHandle, POINTER(ValuationOptions), POINTER(ValuationHandle), POINTER(ErrorStruct))",
    "money_valuation_free": "None, (ValuationHandle,)",
    "money_valuation_summary": "c_int32, (ValuationHandle, POINTER(PortfolioSummaryStruct), POINTER(ErrorStruct))",
    "money_valuation_position_count": "c_int32, (ValuationHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_valuation_position_at": "c_int32, (ValuationHandle, c_size_t, POINTER(PositionStruct), POINTER(ErrorStruct))",
    "money_valuation_positions": "c_int32, (ValuationHandle, c_size_t, POINTER(PositionStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_valuation_explain": "c_int32, (ValuationHandle, POINTER(ExplanationHandle), POINTER(ErrorStruct))",
    "money_disposal_rule_text": "c_char_p, (c_int32,)",
    "money_portfolio_disposals": "c_int32, (PortfolioHandle, RatesHandle, POINTER(ValuationOptions), POINTER(DisposalsHandle), POINTER(ErrorStruct))",
    "money_disposals_free": "None, (DisposalsHandle,)",
    "money_disposals_count": "c_int32, (DisposalsHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_disposals_at": "c_int32, (DisposalsHandle, c_size_t, POINTER(DisposalStruct), POINTER(ErrorStruct))",
    "money_disposals_items": "c_int32, (DisposalsHandle, c_size_t, POINTER(DisposalStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_open_lots": "c_int32, (PortfolioHandle, RatesHandle, POINTER(ValuationOptions), POINTER(OpenLotsHandle), POINTER(ErrorStruct))",
    "money_open_lots_free": "None, (OpenLotsHandle,)",
    "money_open_lots_count": "c_int32, (OpenLotsHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_open_lots_at": "c_int32, (OpenLotsHandle, c_size_t, POINTER(OpenLotStruct), POINTER(ErrorStruct))",
    "money_open_lots_items": "c_int32, (OpenLotsHandle, c_size_t, POINTER(OpenLotStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_xirr": "c_int32, (PortfolioHandle, POINTER(PriceQuoteStruct), c_size_t, RatesHandle, POINTER(ValuationOptions), POINTER(XirrStruct), POINTER(ErrorStruct))",
    "money_portfolio_pool": "c_int32, (PortfolioHandle, c_char_p, c_int32, RatesHandle, POINTER(ValuationOptions), POINTER(PoolStruct), POINTER(ErrorStruct))",
    "money_portfolio_tax_report": "c_int32, (PortfolioHandle, c_int32, c_int32, RatesHandle, POINTER(ValuationOptions), POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_track_record": "c_int32, (PortfolioHandle, POINTER(PriceQuoteStruct), c_size_t, RatesHandle, POINTER(ValuationOptions), POINTER(TrackOptions), POINTER(TrackRecordStruct), POINTER(ErrorStruct))",
    "money_target_init": "None, (POINTER(TargetStruct),)",
    "money_rebalance_options_init": "None, (POINTER(RebalanceOptions),)",
    "money_portfolio_rebalance": "c_int32, (PortfolioHandle, POINTER(TargetStruct), c_size_t, POINTER(PriceQuoteStruct), c_size_t, RatesHandle, POINTER(ValuationOptions), POINTER(RebalanceOptions), POINTER(RebalancingHandle), POINTER(ErrorStruct))",
    "money_rebalancing_free": "None, (RebalancingHandle,)",
    "money_rebalancing_info": "c_int32, (RebalancingHandle, POINTER(RebalancingInfoStruct), POINTER(ErrorStruct))",
    "money_rebalancing_orders": "c_int32, (RebalancingHandle, c_size_t, POINTER(OrderStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_symbol_label_init": "None, (POINTER(SymbolLabelStruct),)",
    "money_valuation_breakdown": "c_int32, (ValuationHandle, POINTER(SymbolLabelStruct), c_size_t, POINTER(BreakdownHandle), POINTER(ErrorStruct))",
    "money_breakdown_free": "None, (BreakdownHandle,)",
    "money_breakdown_count": "c_int32, (BreakdownHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_breakdown_rows": "c_int32, (BreakdownHandle, c_size_t, POINTER(BreakdownRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_posting_accounts_init": "None, (POINTER(PostingAccountsStruct),)",
    "money_ledger_post_receipt": "c_int32, (LedgerHandle, c_int32, c_char_p, c_size_t, ReceiptHandle, c_int32, POINTER(PostingAccountsStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ledger_post_invoice": "c_int32, (LedgerHandle, c_int32, c_char_p, c_size_t, InvoiceHandle, POINTER(PostingAccountsStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ledger_post_wallet": "c_int32, (LedgerHandle, WalletHandle, c_int32, c_int32, POINTER(PostingAccountsStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_ledger_post_portfolio": "c_int32, (LedgerHandle, PortfolioHandle, c_int32, c_int32, POINTER(PostingAccountsStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_feed_options_init": "None, (POINTER(FeedOptions),)",
    "money_feed_new": "c_int32, (c_int32, POINTER(FeedOptions), POINTER(FeedHandle), POINTER(ErrorStruct))",
    "money_feed_free": "None, (FeedHandle,)",
    "money_feed_next": "c_int32, (FeedHandle, c_int64, POINTER(FeedRequestHandle), POINTER(ErrorStruct))",
    "money_feed_request_free": "None, (FeedRequestHandle,)",
    "money_feed_request_id": "c_uint64, (FeedRequestHandle,)",
    "money_feed_request_method": "c_char_p, (FeedRequestHandle,)",
    "money_feed_request_url": "c_char_p, (FeedRequestHandle,)",
    "money_feed_request_headers": "c_char_p, (FeedRequestHandle,)",
    "money_feed_request_body": "c_char_p, (FeedRequestHandle, POINTER(c_size_t))",
    "money_feed_receive_header": "c_int32, (FeedHandle, c_uint64, c_char_p, c_char_p, POINTER(ErrorStruct))",
    "money_feed_receive_response": "c_int32, (FeedHandle, c_uint64, c_int32, c_char_p, c_char_p, c_size_t, c_int64, POINTER(ErrorStruct))",
    "money_feed_fail_request": "c_int32, (FeedHandle, c_uint64, c_int32, c_int64, POINTER(ErrorStruct))",
    "money_feed_notify_online": "c_int32, (FeedHandle, c_int64, POINTER(ErrorStruct))",
    "money_feed_refresh": "c_int32, (FeedHandle, POINTER(ErrorStruct))",
    "money_feed_pending_count": "c_int32, (FeedHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_feed_info": "c_int32, (FeedHandle, c_int64, POINTER(FeedInfoStruct), POINTER(ErrorStruct))",
    "money_feed_failure": "c_int32, (FeedHandle, c_char_p, POINTER(ErrorStruct), POINTER(ErrorStruct))",
    "money_feed_set_jump": "c_int32, (FeedHandle, c_int32, POINTER(ErrorStruct))",
    "money_feed_to_json": "c_int32, (FeedHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_feed_restore": "c_int32, (FeedHandle, c_char_p, c_size_t, c_int64, POINTER(ErrorStruct))",
    "money_feed_revision": "c_int32, (FeedHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_feed_on_change": "c_int32, (FeedHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_feed_rates": "c_int32, (FeedHandle, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_feed_add_symbol": "c_int32, (FeedHandle, c_char_p, POINTER(ErrorStruct))",
    "money_feed_remove_symbol": "c_int32, (FeedHandle, c_char_p, POINTER(ErrorStruct))",
    "money_feed_symbol_count": "c_int32, (FeedHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_feed_symbol_at": "c_int32, (FeedHandle, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_feed_price_quote": "c_int32, (FeedHandle, c_char_p, c_int64, POINTER(PriceQuoteStruct), POINTER(c_int32), POINTER(c_int64), POINTER(ErrorStruct))",
    "money_feed_portfolio": "c_int32, (FeedHandle, POINTER(PortfolioHandle), POINTER(ErrorStruct))",
    "money_feed_put": "c_int32, (FeedHandle, POINTER(TransactionStruct), POINTER(LotSelectionStruct), c_size_t, POINTER(TransactionStruct), POINTER(ErrorStruct))",
    "money_feed_remove": "c_int32, (FeedHandle, c_char_p, POINTER(ErrorStruct))",
    "money_feed_operation": "c_int32, (FeedHandle, c_char_p, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_store_options_init": "None, (POINTER(StoreOptions),)",
    "money_store_open": "c_int32, (c_char_p, POINTER(StoreOptions), POINTER(StoreHandle), POINTER(ErrorStruct))",
    "money_store_close": "c_int32, (StoreHandle, POINTER(ErrorStruct))",
    "money_store_free": "None, (StoreHandle,)",
    "money_store_begin": "c_int32, (StoreHandle, POINTER(ErrorStruct))",
    "money_store_commit": "c_int32, (StoreHandle, POINTER(ErrorStruct))",
    "money_store_rollback": "c_int32, (StoreHandle, POINTER(ErrorStruct))",
    "money_store_check": "c_int32, (StoreHandle, POINTER(ErrorStruct))",
    "money_store_revision": "c_int32, (StoreHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_on_change": "c_int32, (StoreHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_store_release_memory": "c_int32, (StoreHandle, POINTER(ErrorStruct))",
    "money_store_name_count": "c_int32, (StoreHandle, c_int32, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_name_at": "c_int32, (StoreHandle, c_int32, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_remove": "c_int32, (StoreHandle, c_int32, c_char_p, POINTER(ErrorStruct))",
    "money_store_wallet_save": "c_int32, (StoreHandle, c_char_p, WalletHandle, POINTER(ErrorStruct))",
    "money_store_wallet_load": "c_int32, (StoreHandle, c_char_p, POINTER(WalletHandle), POINTER(ErrorStruct))",
    "money_store_wallet_add": "c_int32, (StoreHandle, c_char_p, POINTER(MoneyStruct), POINTER(WalletNoteStruct), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_wallet_count": "c_int32, (StoreHandle, c_char_p, c_char_p, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_wallet_entries": "c_int32, (StoreHandle, c_char_p, c_char_p, c_uint64, POINTER(WalletEntryStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_wallet_currency_count": "c_int32, (StoreHandle, c_char_p, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_wallet_currency_at": "c_int32, (StoreHandle, c_char_p, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_wallet_sum": "c_int32, (StoreHandle, c_char_p, c_char_p, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_store_wallet_total": "c_int32, (StoreHandle, c_char_p, c_char_p, RatesHandle, POINTER(ConvertOptions), POINTER(MoneyStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_store_portfolio_save": "c_int32, (StoreHandle, c_char_p, PortfolioHandle, POINTER(ErrorStruct))",
    "money_store_portfolio_load": "c_int32, (StoreHandle, c_char_p, CurrencyRegistryHandle, POINTER(PortfolioHandle), POINTER(ErrorStruct))",
    "money_store_transaction_save": "c_int32, (StoreHandle, c_char_p, POINTER(TransactionStruct), POINTER(LotSelectionStruct), c_size_t, CurrencyRegistryHandle, POINTER(ErrorStruct))",
    "money_store_transaction_remove": "c_int32, (StoreHandle, c_char_p, c_char_p, POINTER(ErrorStruct))",
    "money_store_catalogue_save": "c_int32, (StoreHandle, c_char_p, CatalogueHandle, POINTER(ErrorStruct))",
    "money_store_catalogue_load": "c_int32, (StoreHandle, c_char_p, POINTER(CatalogueHandle), POINTER(ErrorStruct))",
    "money_store_basket_save": "c_int32, (StoreHandle, c_char_p, BasketHandle, POINTER(ErrorStruct))",
    "money_store_basket_load": "c_int32, (StoreHandle, c_char_p, CatalogueHandle, POINTER(BasketHandle), POINTER(ErrorStruct))",
    "money_movement_options_init": "None, (POINTER(MovementOptions),)",
    "money_store_wallet_spend": "c_int32, (StoreHandle, c_char_p, POINTER(MoneyStruct), POINTER(WalletNoteStruct), POINTER(MovementOptions), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_wallet_hold": "c_int32, (StoreHandle, c_char_p, POINTER(MoneyStruct), POINTER(WalletNoteStruct), POINTER(MovementOptions), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_wallet_commit": "c_int32, (StoreHandle, c_char_p, c_uint64, POINTER(MovementOptions), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_wallet_commit_amount": "c_int32, (StoreHandle, c_char_p, c_uint64, POINTER(MoneyStruct), POINTER(MovementOptions), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_wallet_release": "c_int32, (StoreHandle, c_char_p, c_uint64, POINTER(MovementOptions), POINTER(ErrorStruct))",
    "money_stored_leg_init": "None, (POINTER(StoredLegStruct),)",
    "money_store_wallet_transfer": "c_int32, (StoreHandle, POINTER(StoredLegStruct), c_size_t, POINTER(WalletNoteStruct), POINTER(MovementOptions), POINTER(LegEntriesStruct), POINTER(ErrorStruct))",
    "money_store_wallet_exchange": "c_int32, (StoreHandle, c_char_p, POINTER(ExchangeLegStruct), c_size_t, RatesHandle, POINTER(ConvertOptions), POINTER(WalletNoteStruct), POINTER(MovementOptions), POINTER(LegEntriesStruct), POINTER(ErrorStruct))",
    "money_store_wallet_accept": "c_int32, (StoreHandle, c_char_p, ExchangeQuoteHandle, c_int64, POINTER(WalletNoteStruct), POINTER(ExchangeStruct), POINTER(ErrorStruct))",
    "money_store_wallet_balance": "c_int32, (StoreHandle, c_char_p, c_char_p, c_int32, CurrencyRegistryHandle, POINTER(WalletBalanceStruct), POINTER(ErrorStruct))",
    "money_store_wallet_account_statement": "c_int32, (StoreHandle, c_char_p, c_char_p, c_int32, c_int32, CurrencyRegistryHandle, POINTER(AccountStatementHandle), POINTER(ErrorStruct))",
    "money_store_wallet_account_rows": "c_int32, (StoreHandle, c_char_p, c_char_p, c_int32, c_uint64, CurrencyRegistryHandle, POINTER(AccountRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_wallet_find": "c_int32, (StoreHandle, c_char_p, c_char_p, POINTER(WalletEntryStruct), POINTER(ErrorStruct))",
    "money_store_ledger_save": "c_int32, (StoreHandle, c_char_p, LedgerHandle, POINTER(ErrorStruct))",
    "money_store_ledger_load": "c_int32, (StoreHandle, c_char_p, POINTER(LedgerHandle), POINTER(ErrorStruct))",
    "money_store_ledger_add_account": "c_int32, (StoreHandle, c_char_p, c_char_p, c_int32, c_char_p, POINTER(ErrorStruct))",
    "money_store_ledger_post": "c_int32, (StoreHandle, c_char_p, c_int32, c_char_p, c_size_t, POINTER(PostingStruct), c_size_t, POINTER(MovementOptions), POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_ledger_reverse": "c_int32, (StoreHandle, c_char_p, c_uint64, c_int32, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_ledger_close_period": "c_int32, (StoreHandle, c_char_p, c_int32, c_char_p, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_store_ledger_balance": "c_int32, (StoreHandle, c_char_p, c_char_p, c_char_p, c_int32, c_int32, CurrencyRegistryHandle, POINTER(MoneyStruct), POINTER(ErrorStruct))",
    "money_store_ledger_rows": "c_int32, (StoreHandle, c_char_p, c_char_p, c_char_p, c_int32, c_uint64, CurrencyRegistryHandle, POINTER(LedgerStatementRowStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_ledger_report": "c_int32, (StoreHandle, c_char_p, c_int32, c_int32, c_int32, CurrencyRegistryHandle, POINTER(LedgerReportHandle), POINTER(ErrorStruct))",
    "money_store_rates_save": "c_int32, (StoreHandle, c_char_p, RatesHandle, POINTER(ErrorStruct))",
    "money_store_rates_add": "c_int32, (StoreHandle, c_char_p, RatesHandle, POINTER(ErrorStruct))",
    "money_store_rates_load": "c_int32, (StoreHandle, c_char_p, c_int64, POINTER(RatesHandle), POINTER(ErrorStruct))",
    "money_store_rates_count": "c_int32, (StoreHandle, c_char_p, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_rates_at": "c_int32, (StoreHandle, c_char_p, c_size_t, POINTER(c_int64), POINTER(ErrorStruct))",
    "money_store_rates_instants": "c_int32, (StoreHandle, c_char_p, c_size_t, POINTER(c_int64), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_rates_remove_before": "c_int32, (StoreHandle, c_char_p, c_int64, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_setting_save": "c_int32, (StoreHandle, c_char_p, c_char_p, c_size_t, c_int64, POINTER(ErrorStruct))",
    "money_store_setting": "c_int32, (StoreHandle, c_char_p, c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_int64), POINTER(ErrorStruct))",
    "money_store_setting_count": "c_int32, (StoreHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_setting_key_at": "c_int32, (StoreHandle, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_setting_remove": "c_int32, (StoreHandle, c_char_p, POINTER(ErrorStruct))",
    "money_store_quotes_save": "c_int32, (StoreHandle, POINTER(PriceQuoteStruct), c_size_t, POINTER(ErrorStruct))",
    "money_store_quote": "c_int32, (StoreHandle, c_char_p, POINTER(PriceQuoteStruct), POINTER(ErrorStruct))",
    "money_store_quote_count": "c_int32, (StoreHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_quote_at": "c_int32, (StoreHandle, c_size_t, POINTER(PriceQuoteStruct), POINTER(ErrorStruct))",
    "money_store_quotes": "c_int32, (StoreHandle, c_size_t, POINTER(PriceQuoteStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_store_quote_remove": "c_int32, (StoreHandle, c_char_p, POINTER(ErrorStruct))",
    "money_calculator_new": "c_int32, (POINTER(CalculatorHandle), POINTER(ErrorStruct))",
    "money_calculator_free": "None, (CalculatorHandle,)",
    "money_calculator_press": "c_int32, (CalculatorHandle, c_int32, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_calculator_press_keys": "c_int32, (CalculatorHandle, c_char_p, c_size_t, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_calculator_keys": "c_int32, (CalculatorHandle, POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_calculator_key_text": "c_char_p, (c_int32,)",
    "money_calculator_display": "c_int32, (CalculatorHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_calculator_expression": "c_int32, (CalculatorHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_calculator_state": "c_int32, (CalculatorHandle, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_calculator_exact": "c_int32, (CalculatorHandle, POINTER(RatioStruct), POINTER(ErrorStruct))",
    "money_calculator_value": "c_int32, (CalculatorHandle, c_int32, c_int32, POINTER(DecimalStruct), POINTER(c_uint32), POINTER(ErrorStruct))",
    "money_calculator_digits": "c_int32, (CalculatorHandle, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_calculator_set_digits": "c_int32, (CalculatorHandle, c_int32, POINTER(ErrorStruct))",
    "money_calculator_alert_name": "c_char_p, (c_int32,)",
    "money_calculator_alert_title": "c_char_p, (c_int32,)",
    "money_calculator_alert_text": "c_char_p, (c_int32,)",
    "money_calculator_on_display": "c_int32, (CalculatorHandle, CalculatorDisplayCallback, c_void_p, POINTER(ErrorStruct))",
    "money_calculator_on_alert": "c_int32, (CalculatorHandle, CalculatorAlertCallback, c_void_p, POINTER(ErrorStruct))",
    "money_calculator_revision": "c_int32, (CalculatorHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_calculator_to_json": "c_int32, (CalculatorHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_calculator_from_json": "c_int32, (c_char_p, c_size_t, POINTER(CalculatorHandle), POINTER(ErrorStruct))",
    "money_converter_options_init": "None, (POINTER(ConverterOptions),)",
    "money_converter_new": "c_int32, (c_char_p, c_char_p, POINTER(ConverterOptions), POINTER(ConverterHandle), POINTER(ErrorStruct))",
    "money_converter_free": "None, (ConverterHandle,)",
    "money_converter_set_amount": "c_int32, (ConverterHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_converter_amount": "c_int32, (ConverterHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_converter_set_pair": "c_int32, (ConverterHandle, c_char_p, c_char_p, POINTER(ErrorStruct))",
    "money_converter_swap": "c_int32, (ConverterHandle, POINTER(ErrorStruct))",
    "money_converter_set_locale": "c_int32, (ConverterHandle, c_char_p, POINTER(ErrorStruct))",
    "money_converter_set_locales": "c_int32, (ConverterHandle, LocalesHandle, POINTER(ErrorStruct))",
    "money_converter_set_options": "c_int32, (ConverterHandle, POINTER(ConverterOptions), POINTER(ErrorStruct))",
    "money_converter_refresh": "c_int32, (ConverterHandle, POINTER(ErrorStruct))",
    "money_converter_set_loading": "c_int32, (ConverterHandle, POINTER(ErrorStruct))",
    "money_converter_set_rates": "c_int32, (ConverterHandle, RatesHandle, c_int32, c_int64, POINTER(ErrorStruct))",
    "money_converter_set_rates_failure": "c_int32, (ConverterHandle, c_int32, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_converter_take_feed": "c_int32, (ConverterHandle, FeedHandle, POINTER(ErrorStruct))",
    "money_converter_info": "c_int32, (ConverterHandle, c_int64, POINTER(ConverterInfoStruct), POINTER(ErrorStruct))",
    "money_converter_result": "c_int32, (ConverterHandle, c_int64, POINTER(MoneyStruct), POINTER(ConversionStruct), POINTER(ErrorStruct))",
    "money_converter_text": "c_int32, (ConverterHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_converter_rate": "c_int32, (ConverterHandle, c_int64, POINTER(ConversionStruct), POINTER(ErrorStruct))",
    "money_converter_unit_rate": "c_int32, (ConverterHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_converter_reason": "c_int32, (ConverterHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_converter_to_json": "c_int32, (ConverterHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_converter_from_json": "c_int32, (c_char_p, c_size_t, CurrencyRegistryHandle, POINTER(ConverterHandle), POINTER(ErrorStruct))",
    "money_converter_revision": "c_int32, (ConverterHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_converter_on_change": "c_int32, (ConverterHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_currency_list_new": "c_int32, (c_char_p, POINTER(CurrencyListHandle), POINTER(ErrorStruct))",
    "money_currency_list_free": "None, (CurrencyListHandle,)",
    "money_currency_list_add": "c_int32, (CurrencyListHandle, c_char_p, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_currency_list_add_current": "c_int32, (CurrencyListHandle, POINTER(ErrorStruct))",
    "money_currency_list_add_json": "c_int32, (CurrencyListHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_currency_list_take_feed": "c_int32, (CurrencyListHandle, FeedHandle, POINTER(ErrorStruct))",
    "money_currency_list_set_language": "c_int32, (CurrencyListHandle, c_char_p, POINTER(ErrorStruct))",
    "money_currency_list_set_locales": "c_int32, (CurrencyListHandle, LocalesHandle, POINTER(ErrorStruct))",
    "money_currency_list_set_search": "c_int32, (CurrencyListHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_currency_list_set_sort": "c_int32, (CurrencyListHandle, c_int32, POINTER(ErrorStruct))",
    "money_currency_list_set_favourite": "c_int32, (CurrencyListHandle, c_char_p, c_int32, POINTER(ErrorStruct))",
    "money_currency_list_set_favourites_only": "c_int32, (CurrencyListHandle, c_int32, POINTER(ErrorStruct))",
    "money_currency_list_mark": "c_int32, (CurrencyListHandle, RatesHandle, POINTER(ErrorStruct))",
    "money_currency_list_count": "c_int32, (CurrencyListHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_currency_list_at": "c_int32, (CurrencyListHandle, c_size_t, POINTER(CurrencyListItemStruct), POINTER(ErrorStruct))",
    "money_currency_list_items": "c_int32, (CurrencyListHandle, c_size_t, POINTER(CurrencyListItemStruct), c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_currency_list_to_json": "c_int32, (CurrencyListHandle, POINTER(c_void_p), POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_currency_list_restore": "c_int32, (CurrencyListHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_currency_list_state": "c_int32, (CurrencyListHandle, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_currency_list_revision": "c_int32, (CurrencyListHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_currency_list_on_change": "c_int32, (CurrencyListHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_store_currencies_save": "c_int32, (StoreHandle, c_char_p, CurrencyListHandle, POINTER(ErrorStruct))",
    "money_store_currencies_load": "c_int32, (StoreHandle, c_char_p, c_char_p, POINTER(CurrencyListHandle), POINTER(ErrorStruct))",
    "money_portfolio_view_new": "c_int32, (POINTER(ValuationOptions), POINTER(PortfolioViewHandle), POINTER(ErrorStruct))",
    "money_portfolio_view_free": "None, (PortfolioViewHandle,)",
    "money_portfolio_view_set_transactions": "c_int32, (PortfolioViewHandle, PortfolioHandle, POINTER(ErrorStruct))",
    "money_portfolio_view_set_transactions_failure": "c_int32, (PortfolioViewHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_portfolio_view_set_quotes": "c_int32, (PortfolioViewHandle, POINTER(PriceQuoteStruct), c_size_t, POINTER(ErrorStruct))",
    "money_portfolio_view_set_quotes_failure": "c_int32, (PortfolioViewHandle, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_portfolio_view_set_rates": "c_int32, (PortfolioViewHandle, RatesHandle, POINTER(ErrorStruct))",
    "money_portfolio_view_take_feed": "c_int32, (PortfolioViewHandle, FeedHandle, POINTER(ErrorStruct))",
    "money_portfolio_view_state": "c_int32, (PortfolioViewHandle, c_int64, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_portfolio_view_reason": "c_int32, (PortfolioViewHandle, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_view_value": "c_int32, (PortfolioViewHandle, c_int64, POINTER(ValuationHandle), POINTER(ErrorStruct))",
    "money_portfolio_view_symbol_count": "c_int32, (PortfolioViewHandle, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_view_symbol_at": "c_int32, (PortfolioViewHandle, c_size_t, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_portfolio_view_revision": "c_int32, (PortfolioViewHandle, POINTER(c_uint64), POINTER(ErrorStruct))",
    "money_portfolio_view_on_change": "c_int32, (PortfolioViewHandle, ChangeCallback, c_void_p, POINTER(ErrorStruct))",
    "money_field_state_text": "c_char_p, (c_int32,)",
    "money_order_form_new": "c_int32, (PortfolioHandle, c_char_p, c_int32, POINTER(OrderFormHandle), POINTER(ErrorStruct))",
    "money_order_form_from_transaction": "c_int32, (PortfolioHandle, c_char_p, c_int32, POINTER(OrderFormHandle), POINTER(ErrorStruct))",
    "money_order_form_free": "None, (OrderFormHandle,)",
    "money_order_form_set": "c_int32, (OrderFormHandle, c_int32, c_char_p, c_size_t, POINTER(ErrorStruct))",
    "money_order_form_text": "c_int32, (OrderFormHandle, c_int32, c_char_p, c_size_t, POINTER(c_size_t), POINTER(ErrorStruct))",
    "money_order_form_state": "c_int32, (OrderFormHandle, c_int32, POINTER(c_int32), POINTER(ErrorStruct))",
    "money_order_form_transaction": "c_int32, (OrderFormHandle, POINTER(TransactionStruct), POINTER(ErrorStruct))",
    "money_order_form_save": "c_int32, (OrderFormHandle, PortfolioHandle, POINTER(TransactionStruct), POINTER(ErrorStruct))",
})

#: The function that releases each handle.
RELEASES: dict[type[Handle], str] = {
    CurrencyRegistryHandle: "money_currency_registry_free",
    ExplanationHandle: "money_explanation_free",
    RatesHandle: "money_rates_free",
    RatesBuilderHandle: "money_rates_builder_free",
    BagHandle: "money_bag_free",
    ExpressionHandle: "money_expression_free",
    LocalesHandle: "money_locales_free",
    NotepadHandle: "money_notepad_free",
    WalletHandle: "money_wallet_free",
    WalletStatementHandle: "money_wallet_statement_free",
    AccountStatementHandle: "money_account_statement_free",
    CashLotsHandle: "money_cash_lots_free",
    BankStatementsHandle: "money_bank_statements_free",
    LedgerHandle: "money_ledger_free",
    LedgerReportHandle: "money_ledger_report_free",
    ExchangeQuoteHandle: "money_exchange_quote_free",
    CatalogueHandle: "money_catalogue_free",
    BasketHandle: "money_basket_free",
    ReceiptHandle: "money_receipt_free",
    InvoiceHandle: "money_invoice_free",
    InvoiceReportHandle: "money_invoice_report_free",
    LoanHandle: "money_loan_free",
    PortfolioHandle: "money_portfolio_free",
    ImportReportHandle: "money_import_report_free",
    ValuationHandle: "money_valuation_free",
    DisposalsHandle: "money_disposals_free",
    OpenLotsHandle: "money_open_lots_free",
    RebalancingHandle: "money_rebalancing_free",
    BreakdownHandle: "money_breakdown_free",
    FeedHandle: "money_feed_free",
    FeedRequestHandle: "money_feed_request_free",
    StoreHandle: "money_store_free",
    CalculatorHandle: "money_calculator_free",
    ConverterHandle: "money_converter_free",
    CurrencyListHandle: "money_currency_list_free",
    PortfolioViewHandle: "money_portfolio_view_free",
    OrderFormHandle: "money_order_form_free",
}

#: Functions that may take long: Python's lock is released meanwhile.
UNLOCKED = frozenset({"money_decimal_sum", "money_decimal_minimum", "money_decimal_maximum", "money_sum", "money_minimum", "money_maximum", "money_explanation_to_json", "money_rates_from_ecb_csv", "money_rates_from_ecb_xml", "money_rates_from_json", "money_rates_to_json", "money_rates_sort", "money_rates_minimum", "money_rates_maximum", "money_rates_sum", "money_column_sum", "money_column_convert", "money_column_quantize", "money_column_multiply", "money_column_compare", "money_column_allocate", "money_column_accumulate", "money_locales_from_bytes", "money_wallet_to_json", "money_wallet_from_json", "money_wallet_to_journal", "money_wallet_from_journal", "money_wallet_account_statement", "money_account_statement_to_json", "money_wallet_as_known", "money_wallet_cash_lots", "money_bank_statements_from_camt", "money_bank_statements_to_json", "money_wallet_add_bank_statement", "money_ledger_close_period", "money_ledger_to_json", "money_ledger_from_json", "money_ledger_report", "money_ledger_report_to_json", "money_exchange_quote_to_json", "money_exchange_quote_from_json", "money_wallet_daily_balances", "money_ledger_to_journal", "money_ledger_from_journal", "money_catalogue_from_json", "money_catalogue_to_json", "money_catalogue_from_csv", "money_catalogue_to_csv", "money_basket_from_json", "money_basket_to_json", "money_receipt_to_json", "money_invoice_from_json", "money_invoice_from_ubl", "money_invoice_from_cii", "money_invoice_check", "money_account_statement_render", "money_xirr", "money_loan_new", "money_loan_with_events", "money_apr", "money_loan_apr", "money_annuity_rate", "money_npv", "money_mirr", "money_points_track_record", "money_portfolio_to_json", "money_portfolio_from_json", "money_portfolio_from_csv", "money_portfolio_to_csv", "money_portfolio_to_beancount", "money_portfolio_to_ledger", "money_portfolio_import", "money_portfolio_value", "money_portfolio_disposals", "money_portfolio_open_lots", "money_portfolio_xirr", "money_portfolio_pool", "money_portfolio_tax_report", "money_portfolio_track_record", "money_portfolio_rebalance", "money_ledger_post_wallet", "money_ledger_post_portfolio", "money_feed_receive_response", "money_feed_to_json", "money_feed_restore", "money_store_open", "money_store_close", "money_store_begin", "money_store_commit", "money_store_rollback", "money_store_check", "money_store_revision", "money_store_release_memory", "money_store_name_count", "money_store_name_at", "money_store_remove", "money_store_wallet_save", "money_store_wallet_load", "money_store_wallet_add", "money_store_wallet_count", "money_store_wallet_entries", "money_store_wallet_currency_count", "money_store_wallet_currency_at", "money_store_wallet_sum", "money_store_wallet_total", "money_store_portfolio_save", "money_store_portfolio_load", "money_store_transaction_save", "money_store_transaction_remove", "money_store_catalogue_save", "money_store_catalogue_load", "money_store_basket_save", "money_store_basket_load", "money_store_wallet_spend", "money_store_wallet_hold", "money_store_wallet_commit", "money_store_wallet_commit_amount", "money_store_wallet_release", "money_store_wallet_transfer", "money_store_wallet_exchange", "money_store_wallet_accept", "money_store_wallet_balance", "money_store_wallet_account_statement", "money_store_wallet_account_rows", "money_store_wallet_find", "money_store_ledger_save", "money_store_ledger_load", "money_store_ledger_add_account", "money_store_ledger_post", "money_store_ledger_reverse", "money_store_ledger_close_period", "money_store_ledger_balance", "money_store_ledger_rows", "money_store_ledger_report", "money_store_rates_save", "money_store_rates_add", "money_store_rates_load", "money_store_rates_count", "money_store_rates_at", "money_store_rates_instants", "money_store_rates_remove_before", "money_store_setting_save", "money_store_setting", "money_store_setting_count", "money_store_setting_key_at", "money_store_setting_remove", "money_store_quotes_save", "money_store_quote", "money_store_quote_count", "money_store_quote_at", "money_store_quotes", "money_store_quote_remove", "money_calculator_to_json", "money_calculator_from_json", "money_converter_to_json", "money_converter_from_json", "money_currency_list_to_json", "money_store_currencies_save", "money_store_currencies_load", "money_portfolio_view_value"})

#: Objects that change, and that long calls use: one call at a time works on each.
GUARDED: tuple[type[Handle], ...] = (WalletHandle, LedgerHandle, ExchangeQuoteHandle, CatalogueHandle, BasketHandle, PortfolioHandle, FeedHandle, CalculatorHandle, ConverterHandle, CurrencyListHandle, PortfolioViewHandle,)
