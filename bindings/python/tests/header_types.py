"""What stands for each type of the header in the package."""

from __future__ import annotations

import ctypes

from libmoney import _portfolio_structs as portfolios
from libmoney._basket_structs import (
    BasketHandle,
    BasketItemStruct,
    CatalogueHandle,
    PolicyStruct,
    ProductStruct,
    ReceiptHandle,
    ReceiptInfo,
    ReceiptLineStruct,
    ReceiptTaxStruct,
    TaxRateStruct,
)
from libmoney._calculator_structs import AlertCallback, CalculatorHandle, DisplayCallback
from libmoney._converter_structs import ConverterHandle, ConverterInfo, ConverterOptions
from libmoney._feed_structs import FeedHandle, FeedInfoStruct, FeedOptions, RequestHandle
from libmoney._line_structs import EvaluationHandle, EvaluationInfo, ValueStruct
from libmoney._locale_structs import CurrencyListHandle, CurrencyListItemStruct, LocaleOptions
from libmoney._returns_structs import CashFlowStruct, ValuePointStruct, XirrStruct
from libmoney._store_structs import StoreHandle, StoreOptions
from libmoney._structs import (
    AllocateOptions,
    BagHandle,
    BuilderHandle,
    ChangeCallback,
    ConversionStruct,
    ConvertOptions,
    CurrencyStruct,
    DecimalStruct,
    ErrorStruct,
    ExchangeLegStruct,
    MoneyStruct,
    RatesHandle,
    RatesInfo,
    RateStruct,
    RatioStruct,
    RegistryHandle,
    TableHandle,
    TableRowStruct,
    TransferLegStruct,
    WalletEntryStruct,
    WalletHandle,
    WalletNote,
    WalletTotalsStruct,
)

STRUCTURES = {
    "money_allocate_options_t": AllocateOptions,
    "money_converter_info_t": ConverterInfo,
    "money_converter_options_t": ConverterOptions,
    "money_currency_list_item_t": CurrencyListItemStruct,
    "money_locale_options_t": LocaleOptions,
    "money_store_options_t": StoreOptions,
    "money_conversion_t": ConversionStruct,
    "money_convert_options_t": ConvertOptions,
    "money_currency_t": CurrencyStruct,
    "money_decimal_t": DecimalStruct,
    "money_error_t": ErrorStruct,
    "money_evaluation_info_t": EvaluationInfo,
    "money_value_t": ValueStruct,
    "money_rate_t": RateStruct,
    "money_rates_info_t": RatesInfo,
    "money_ratio_t": RatioStruct,
    "money_t": MoneyStruct,
    "money_exchange_leg_t": ExchangeLegStruct,
    "money_table_row_t": TableRowStruct,
    "money_transfer_leg_t": TransferLegStruct,
    "money_wallet_entry_t": WalletEntryStruct,
    "money_wallet_note_t": WalletNote,
    "money_wallet_totals_t": WalletTotalsStruct,
    "money_basket_item_t": BasketItemStruct,
    "money_policy_t": PolicyStruct,
    "money_product_t": ProductStruct,
    "money_receipt_info_t": ReceiptInfo,
    "money_receipt_line_t": ReceiptLineStruct,
    "money_receipt_tax_t": ReceiptTaxStruct,
    "money_tax_rate_t": TaxRateStruct,
    "money_cash_flow_t": CashFlowStruct,
    "money_value_point_t": ValuePointStruct,
    "money_xirr_t": XirrStruct,
    "money_chosen_lot_t": portfolios.ChosenLotStruct,
    "money_disposal_t": portfolios.DisposalStruct,
    "money_portfolio_info_t": portfolios.PortfolioInfo,
    "money_portfolio_options_t": portfolios.PortfolioOptions,
    "money_position_t": portfolios.PositionStruct,
    "money_quote_t": portfolios.QuoteStruct,
    "money_result_t": portfolios.ResultStruct,
    "money_summary_t": portfolios.SummaryStruct,
    "money_transaction_t": portfolios.TransactionStruct,
    "money_valuation_options_t": portfolios.ValuationOptions,
    "money_feed_info_t": FeedInfoStruct,
    "money_feed_options_t": FeedOptions,
}
HANDLES = {
    "money_bag_t": BagHandle,
    "money_evaluation_t": EvaluationHandle,
    "money_rates_builder_t": BuilderHandle,
    "money_rates_t": RatesHandle,
    "money_registry_t": RegistryHandle,
    "money_table_t": TableHandle,
    "money_wallet_t": WalletHandle,
    "money_catalogue_t": CatalogueHandle,
    "money_basket_t": BasketHandle,
    "money_receipt_t": ReceiptHandle,
    "money_calculator_t": CalculatorHandle,
    "money_draft_t": portfolios.DraftHandle,
    "money_store_t": StoreHandle,
    "money_portfolio_t": portfolios.PortfolioHandle,
    "money_realised_t": portfolios.RealisedHandle,
    "money_session_t": portfolios.SessionHandle,
    "money_valuation_t": portfolios.ValuationHandle,
    "money_converter_t": ConverterHandle,
    "money_currency_list_t": CurrencyListHandle,
    "money_feed_t": FeedHandle,
    "money_request_t": RequestHandle,
}
CALLBACKS = {
    "money_change_callback_t": ChangeCallback,
    "money_display_callback_t": DisplayCallback,
    "money_alert_callback_t": AlertCallback,
}
SCALARS = {
    "double": ctypes.c_double,
    "int32_t": ctypes.c_int32,
    "int64_t": ctypes.c_int64,
    "uint32_t": ctypes.c_uint32,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
    "money_status_t": ctypes.c_int32,
    "money_rounding_t": ctypes.c_int32,
    "money_allocation_t": ctypes.c_int32,
}
