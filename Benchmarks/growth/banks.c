/* Bank statements: reading a document, and adding its entries to a wallet. */
#include "growth.h"

static money_error_t error;

/* The bytes of an entry. */
enum { OF_ENTRY = 512 };

/** A statement of credits, each with a transaction, and equal balances. */
void given_camt(things_t *given)
{
    size_t index;

    given->text = room(given->n + 4, OF_ENTRY);
    append(given, "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'><BkToCstmrStmt><GrpHdr>"
                  "<MsgId>M-1</MsgId></GrpHdr><Stmt><Id>7</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id>"
                  "<Ccy>EUR</Ccy></Acct>");
    append(given, "<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy='EUR'>0.00</Amt>"
                  "<CdtDbtInd>CRDT</CdtDbtInd></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>"
                  "<Amt Ccy='EUR'>%zu.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>",
           given->n);
    for (index = 0; index < given->n; index++)
        append(given,
               "<Ntry><Amt Ccy='EUR'>1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>"
               "<BookgDt><Dt>20%02u-%02u-%02u</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>%zu</EndToEndId></Refs>"
               "<Amt Ccy='EUR'>1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls></NtryDtls></Ntry>",
               (unsigned)(index / 336 % 100), (unsigned)(index / 28 % 12 + 1), (unsigned)(index % 28 + 1), index);
    append(given, "</Stmt></BkToCstmrStmt></Document>");
}

void camt_read(things_t *given, things_t *made)
{
    must(money_bank_statements_from_camt(given->text, given->length, &made->bank, &error), &error);
}

void given_bank(things_t *given)
{
    given_camt(given);
    camt_read(given, given);
}

/** Adds the statement to a wallet, and once more: the second time, the wallet contains all entries. */
void bank_to_wallet(things_t *given, things_t *made)
{
    money_bank_import_t result;

    must(money_wallet_new(&made->wallet, &error), &error);
    must(money_wallet_add_bank_statement(made->wallet, given->bank, 0, &result, &error), &error);
    must(money_wallet_add_bank_statement(made->wallet, given->bank, 0, &result, &error), &error);
    if (result.added != 0 || result.present != given->n) abort();
}

void bank_to_json(things_t *given, things_t *made)
{
    must(money_bank_statements_to_json(given->bank, &made->document, &made->document_length, &error), &error);
}
