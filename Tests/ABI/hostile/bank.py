"""The arguments of the functions of bank statements."""

from hostile import recipes

CAMT = (
    "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'><BkToCstmrStmt><Stmt>"
    "<Id>1</Id><Acct><Id><Othr><Id>7</Id></Othr></Id></Acct><Ntry><Amt Ccy='EUR'>1</Amt>"
    "<CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts></Ntry></Stmt></BkToCstmrStmt></Document>"
)
recipes.HANDLES["money_bank_statements_t"] = "fixture.bank"
recipes.VALUE_STRUCTS.update(
    {
        "money_bank_statements_info_t",
        "money_bank_statement_t",
        "money_bank_balance_t",
        "money_bank_entry_t",
        "money_bank_transaction_t",
        "money_bank_charge_t",
        "money_bank_finding_t",
        "money_bank_import_t",
    }
)
recipes.ANY_BYTES.add("money_bank_statements_from_camt")
recipes.TEXTS["money_bank_statements_from_camt", "xml"] = CAMT
recipes.TEXT_LIMITS["money_bank_statements_from_camt", "xml"] = "MONEY_DOCUMENT_MAX"
recipes.SCALARS["money_bank_statements_text", "text"] = (
    "MONEY_BANK_TEXT_LABEL",
    recipes.choices(6),
)
