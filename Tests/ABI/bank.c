/* Bank statements: reading, findings, and adding them to a wallet. */
#include "check.h"

#define SPACE "urn:iso:std:iso:20022:tech:xsd:camt."
#define CREDIT "<CdtDbtInd>CRDT</CdtDbtInd>"
#define DEBIT "<CdtDbtInd>DBIT</CdtDbtInd>"
#define BALANCE(type, amount) \
    "<Bal><Tp><CdOrPrtry><Cd>" type "</Cd></CdOrPrtry></Tp><Amt Ccy='EUR'>" amount "</Amt>" CREDIT "</Bal>\n"
#define ENTRY(amount, rest) "<Ntry><Amt Ccy='EUR'>" amount "</Amt>" rest "</Ntry>\n"
#define BOOKED "<Sts><Cd>BOOK</Cd></Sts>"

static money_error_t error;

static const char *document(const char *content)
{
    static char text[16384];

    snprintf(text, sizeof text,
             "<Document xmlns='" SPACE "053.001.08'>\n<BkToCstmrStmt><GrpHdr><MsgId>M-1</MsgId></GrpHdr><Stmt>"
             "<Id>7</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>\n%s"
             "</Stmt></BkToCstmrStmt></Document>", content);
    return text;
}

static money_bank_statements_t *statements_of(const char *content)
{
    money_bank_statements_t *statements = NULL;

    CHECK_OK(money_bank_statements_from_camt(document(content), MONEY_NTS, &statements, &error));
    return statements;
}

static const char *shown(const money_t *amount)
{
    static char texts[4][MONEY_TEXT_MAX];
    static int next;
    char *text = texts[next = (next + 1) % 4];

    if (money_format(amount, text, MONEY_TEXT_MAX, NULL, &error) != MONEY_OK) abort();
    return text;
}

static const char *text_of(const money_bank_statements_t *statements, money_bank_text_t text, size_t index)
{
    static char buffer[512];

    CHECK_OK(money_bank_statements_text(statements, text, index, buffer, sizeof buffer, NULL, &error));
    return buffer;
}

static const char *const BATCH =
    BALANCE("OPBD", "100.00") BALANCE("CLBD", "164.10")
    ENTRY("100.00", CREDIT BOOKED "<BookgDt><Dt>2026-11-18</Dt></BookgDt><ValDt><DtTm>2026-11-19T10:00:00Z</DtTm></ValDt>"
          "<AcctSvcrRef>S-1</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly>"
          "</Domn></BkTxCd><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>"
          "<TxDtls><Refs><EndToEndId>E-1</EndToEndId></Refs><Amt Ccy='EUR'>60.00</Amt>" CREDIT
          "<RltdPties><Dbtr><Pty><Nm>Müller &amp; Söhne</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>AT611904300234573201</IBAN>"
          "</Id></DbtrAcct></RltdPties><Purp><Cd>SALA</Cd></Purp><RmtInf><Ustrd>Salary</Ustrd><Ustrd>November</Ustrd>"
          "<Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>"
          "<TxDtls><Amt Ccy='EUR'>40.00</Amt>" CREDIT "</TxDtls></NtryDtls>")
    ENTRY("35.90", DEBIT BOOKED "<BookgDt><Dt>2026-11-19</Dt></BookgDt><RvslInd>true</RvslInd>"
          "<AmtDtls><InstdAmt><Amt Ccy='USD'>40.00</Amt></InstdAmt><CntrValAmt><Amt Ccy='EUR'>35.90</Amt><CcyXchg>"
          "<SrcCcy>USD</SrcCcy><TrgtCcy>EUR</TrgtCcy><UnitCcy>USD</UnitCcy><XchgRate>0.8975</XchgRate></CcyXchg>"
          "</CntrValAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy='EUR'>0.50</Amt>" DEBIT "<ChrgInclInd>true</ChrgInclInd>"
          "<Tp><Prtry><Id>FX</Id></Prtry></Tp></Rcrd></Chrgs><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Book Shop</Nm></Dbtr>"
          "</RltdPties></TxDtls></NtryDtls><AddtlNtryInf>Card  payment</AddtlNtryInf>")
    ENTRY("9.99", DEBIT "<Sts><Cd>PDNG</Cd></Sts>")
    ENTRY("0", CREDIT "<Sts><Prtry>OWN</Prtry></Sts>");

static void reads(void)
{
    money_bank_statements_t *statements = statements_of(BATCH);
    money_bank_statements_info_t info;
    money_bank_statement_t row;
    money_bank_balance_t balances[3];
    money_bank_entry_t entries[5];
    size_t count = 0;

    CHECK_OK(money_bank_statements_info(statements, &info, &error));
    CHECK(info.message == MONEY_BANK_MESSAGE_STATEMENT && info.version == 8 && info.statement_count == 1);
    CHECK(info.balance_count == 2 && info.entry_count == 4 && info.transaction_count == 3 && info.charge_count == 1);
    CHECK(info.finding_count == 0);
    CHECK_TEXT(info.id, "M-1");
    CHECK_OK(money_bank_statements_rows(statements, 0, &row, 1, &count, &error));
    CHECK(count == 1 && row.is_iban && row.check == MONEY_BANK_CHECK_EQUAL && row.entry_count == 4);
    CHECK(row.from == MONEY_DATE_NONE && row.balance_count == 2 && row.finding_count == 0);
    CHECK_TEXT(row.account, "DE02120300000000202051");
    CHECK_TEXT(row.currency, "EUR");
    CHECK_OK(money_bank_statements_balances(statements, 0, balances, 3, &count, &error));
    CHECK(count == 2 && balances[1].date == MONEY_DATE_NONE);
    CHECK_TEXT(balances[1].type, "CLBD");
    CHECK_TEXT(shown(&balances[1].amount), "164.10 EUR");
    CHECK_OK(money_bank_statements_entries(statements, 0, entries, 5, &count, &error));
    CHECK(count == 4 && entries[0].status == MONEY_BANK_ENTRY_BOOKED && entries[2].status == MONEY_BANK_ENTRY_PENDING);
    CHECK(entries[3].status == MONEY_BANK_ENTRY_OTHER && entries[1].is_debit && entries[1].is_reversal);
    CHECK(entries[0].booking_date == 20775 && entries[0].value_date == 20776 && entries[0].transaction_count == 2);
    CHECK_TEXT(entries[0].servicer_reference, "S-1");
    CHECK_TEXT(entries[0].domain, "PMNT");
    CHECK_TEXT(entries[0].subfamily, "ESCT");
    CHECK_TEXT(shown(&entries[1].amount), "-35.90 EUR");
    CHECK_TEXT(shown(&entries[1].exchange.instructed), "40.00 USD");
    CHECK_TEXT(entries[1].exchange.target, "EUR");
    CHECK(entries[1].exchange.rate.scale == 4);
    money_bank_statements_free(statements);
}

static void reads_transactions(void)
{
    money_bank_statements_t *statements = statements_of(BATCH);
    money_bank_transaction_t rows[3];
    money_bank_charge_t charge;
    char small[4];
    size_t count = 0, length = 0;

    CHECK_OK(money_bank_statements_transactions(statements, 0, rows, 3, &count, &error));
    CHECK(count == 3 && rows[0].entry == 0 && rows[2].entry == 1 && rows[0].is_iban);
    CHECK_TEXT(shown(&rows[0].amount), "60.00 EUR");
    CHECK_TEXT(rows[0].end_to_end_id, "E-1");
    CHECK_TEXT(rows[0].creditor_reference, "RF18539007547034");
    CHECK_TEXT(rows[0].account, "AT611904300234573201");
    CHECK_TEXT(rows[0].purpose, "SALA");
    CHECK(rows[2].amount.currency[0] == '\0');
    CHECK_TEXT(text_of(statements, MONEY_BANK_TEXT_NAME, 0), "Müller & Söhne");
    CHECK_TEXT(text_of(statements, MONEY_BANK_TEXT_REMITTANCE, 0), "Salary\nNovember");
    CHECK_TEXT(text_of(statements, MONEY_BANK_TEXT_LABEL, 0), "");
    /* In a reversal, the other party is that of the original: the debtor of a credit. */
    CHECK_TEXT(text_of(statements, MONEY_BANK_TEXT_LABEL, 1), "Book Shop: Card payment");
    CHECK_TEXT(text_of(statements, MONEY_BANK_TEXT_INFORMATION, 1), "Card payment");
    CHECK_TEXT(text_of(statements, MONEY_BANK_TEXT_DETAILS, 1), "");
    CHECK_TEXT(text_of(statements, MONEY_BANK_TEXT_OWNER, 0), "");
    CHECK_OK(money_bank_statements_charges(statements, 0, &charge, 1, &count, &error));
    CHECK(charge.entry == 1 && charge.transaction == UINT64_MAX && charge.direction == MONEY_BANK_DIRECTION_DEBIT);
    CHECK(charge.inclusion == MONEY_BANK_INCLUSION_INCLUDED);
    CHECK_TEXT(charge.type, "FX");
    CHECK_TEXT(shown(&charge.amount), "0.50 EUR");
    CHECK_STATUS(money_bank_statements_text(statements, MONEY_BANK_TEXT_NAME, 0, small, 4, &length, &error),
                 MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == 16);
    CHECK_STATUS(money_bank_statements_text(statements, MONEY_BANK_TEXT_NAME, 3, small, 4, NULL, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_bank_statements_text(statements, 6, 0, small, 4, NULL, &error), MONEY_ERR_ARGUMENT);
    money_bank_statements_free(statements);
}

/* Each row call refuses an index above the number of rows, and changes nothing. */
static void past_the_end(void)
{
    money_bank_statements_t *statements = statements_of("");
    money_bank_statement_t statement;
    money_bank_balance_t balance;
    money_bank_entry_t entry;
    money_bank_transaction_t transaction;
    money_bank_charge_t charge;
    money_bank_finding_t finding;
    size_t count = 9;

    CHECK_STATUS(money_bank_statements_rows(statements, 2, &statement, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_bank_statements_balances(statements, 1, &balance, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_bank_statements_entries(statements, 1, &entry, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_bank_statements_transactions(statements, 1, &transaction, 1, &count, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_bank_statements_charges(statements, 1, &charge, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_bank_statements_findings(statements, 1, &finding, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_bank_statements_findings(statements, 0, &finding, 1, &count, &error));
    CHECK(count == 0);
    money_bank_statements_free(statements);
    money_bank_statements_free(NULL);
}

static void finds(const char *content, money_bank_finding_kind_t kind, const char *stated, const char *computed,
                  uint64_t line)
{
    money_bank_statements_t *statements = statements_of(content);
    money_bank_finding_t rows[2];
    char text[MONEY_TEXT_MAX];
    size_t count = 0;

    CHECK_OK(money_bank_statements_findings(statements, 0, rows, 2, &count, &error));
    if (CHECK(count == 1)) {
        CHECK(rows[0].kind == kind && rows[0].line == line && rows[0].column >= 1 && rows[0].statement == 0);
        CHECK_OK(money_decimal_format(&rows[0].stated, text, sizeof text, NULL, &error));
        CHECK_TEXT(text, stated);
        CHECK_OK(money_decimal_format(&rows[0].computed, text, sizeof text, NULL, &error));
        CHECK_TEXT(text, computed);
    }
    money_bank_statements_free(statements);
}

static void findings(void)
{
#define TWO ENTRY("2.50", CREDIT BOOKED) ENTRY("0.50", DEBIT BOOKED)
#define TOTAL(name, content) "<TxsSummry><" name ">" content "</" name "></TxsSummry>\n"
    finds(BALANCE("PRCD", "1") BALANCE("CLBD", "3.01") TWO, MONEY_BANK_FINDING_BALANCE, "3.01", "3.00", 4);
    finds(TOTAL("TtlNtries", "<NbOfNtries>3</NbOfNtries>") TWO, MONEY_BANK_FINDING_TOTAL_COUNT, "3", "2", 3);
    finds(TOTAL("TtlCdtNtries", "<NbOfNtries>2</NbOfNtries>") TWO, MONEY_BANK_FINDING_TOTAL_COUNT, "2", "1", 3);
    finds(TOTAL("TtlDbtNtries", "<NbOfNtries>0</NbOfNtries>") TWO, MONEY_BANK_FINDING_TOTAL_COUNT, "0", "1", 3);
    finds(TOTAL("TtlNtries", "<Sum>2</Sum>") TWO, MONEY_BANK_FINDING_TOTAL_SUM, "2", "3.00", 3);
    finds(TOTAL("TtlCdtNtries", "<Sum>2.51</Sum>") TWO, MONEY_BANK_FINDING_TOTAL_SUM, "2.51", "2.50", 3);
    finds(TOTAL("TtlDbtNtries", "<Sum>2</Sum>") TWO, MONEY_BANK_FINDING_TOTAL_SUM, "2", "0.50", 3);
    finds(TOTAL("TtlNtries", "<TtlNetNtryAmt>2</TtlNetNtryAmt>" DEBIT) TWO, MONEY_BANK_FINDING_TOTAL_SUM, "-2", "2.00",
          3);
    finds(TOTAL("TtlNtries", "<TtlNetNtry><Amt>3</Amt>" CREDIT "</TtlNetNtry>") TWO, MONEY_BANK_FINDING_TOTAL_SUM, "3",
          "2.00", 3);
    finds(ENTRY("2", DEBIT BOOKED "<NtryDtls><TxDtls><Amt Ccy='EUR'>1</Amt></TxDtls></NtryDtls>"),
          MONEY_BANK_FINDING_ENTRY_AMOUNT, "-2", "-1", 3);
    finds(ENTRY("1", DEBIT BOOKED "<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><Amt Ccy='EUR'>1</Amt></TxDtls>"
                "</NtryDtls>"), MONEY_BANK_FINDING_BATCH_COUNT, "2", "1", 3);
}

static void refuses(const char *xml, money_status_t status, const char *words)
{
    money_bank_statements_t *statements = NULL;

    CHECK_STATUS(money_bank_statements_from_camt(xml, MONEY_NTS, &statements, &error), status);
    if (!CHECK(statements == NULL && strstr(error.text, words) != NULL)) fprintf(stderr, "%s\n", error.text);
}

static void refusals(void)
{
    char *much = calloc(1, (size_t)MONEY_DOCUMENT_MAX + 1);
    money_bank_statements_t *statements = NULL;

    refuses("", MONEY_ERR_XML, "line 1, column 1");
    refuses("<!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>", MONEY_ERR_XML, "document type declaration");
    refuses("<Document xmlns='" SPACE "053.001.14'/>", MONEY_ERR_DOCUMENT, "in a version from 02 to 13");
    refuses("<Document xmlns='" SPACE "053.001.08'/>", MONEY_ERR_DOCUMENT, "missing BkToCstmrStmt");
    refuses("<Document xmlns='" SPACE "052.001.08'><BkToCstmrAcctRpt/></Document>", MONEY_ERR_DOCUMENT, "missing Rpt");
    refuses("<a/><b/>", MONEY_ERR_XML, "invalid XML");
    refuses(document(ENTRY("1e3", CREDIT BOOKED)), MONEY_ERR_DOCUMENT, "line 3, column 7");
    refuses(document(ENTRY("-1", CREDIT BOOKED)), MONEY_ERR_DOCUMENT, "must not be negative");
    refuses(document(ENTRY("1", BOOKED)), MONEY_ERR_DOCUMENT, "missing CdtDbtInd");
    refuses(document(ENTRY("1", CREDIT)), MONEY_ERR_DOCUMENT, "missing Sts");
    refuses(document(ENTRY("1", "<CdtDbtInd>X</CdtDbtInd>" BOOKED)), MONEY_ERR_DOCUMENT, "must be CRDT or DBIT");
    refuses(document(ENTRY("1", CREDIT BOOKED "<BookgDt><Dt>2026-02-30</Dt></BookgDt>")), MONEY_ERR_DOCUMENT, "a date");
    refuses(document(ENTRY("1", CREDIT BOOKED "<RvslInd>yes</RvslInd>")), MONEY_ERR_DOCUMENT, "true or false");
    refuses(document(ENTRY("1", CREDIT BOOKED "<BkTxCd><Domn><Cd>PAYMENTS</Cd></Domn></BkTxCd>")), MONEY_ERR_DOCUMENT,
            "at most 7 bytes");
    refuses(document("<Ntry><Amt Ccy='XQQ'>1</Amt>" CREDIT BOOKED "</Ntry>"), MONEY_ERR_UNKNOWN_CURRENCY, "line 3");
    refuses(document("<Ntry><Amt>1</Amt>" CREDIT BOOKED "</Ntry>"), MONEY_ERR_UNKNOWN_CURRENCY, "line 3");
    refuses(document(ENTRY("99999999999999999999999999999999999999", CREDIT BOOKED)
                     ENTRY("99999999999999999999999999999999999999", CREDIT BOOKED)), MONEY_ERR_OVERFLOW, "38 digits");
    if (much == NULL) abort();
    CHECK_STATUS(money_bank_statements_from_camt(much, (size_t)MONEY_DOCUMENT_MAX + 1, &statements, &error),
                 MONEY_ERR_LIMIT);
    free(much);
}

/* The same statement twice adds nothing; of equal entries, only the missing ones are added. */
static void adds_to_a_wallet(void)
{
    static const char *const TWICE =
        ENTRY("2.5", DEBIT BOOKED "<BookgDt><Dt>2026-11-19</Dt></BookgDt><AddtlNtryInf>Tea</AddtlNtryInf>")
        ENTRY("2.50", DEBIT BOOKED "<BookgDt><Dt>2026-11-19</Dt></BookgDt><AddtlNtryInf>Tea</AddtlNtryInf>")
        ENTRY("1", DEBIT BOOKED "<AddtlNtryInf>ééééééééééééééééééééééééééééééééééééé éééééééééé</AddtlNtryInf>")
        ENTRY("9", DEBIT "<Sts>PDNG</Sts>");
    money_bank_statements_t *statements = statements_of(TWICE);
    money_wallet_t *wallet = NULL;
    money_wallet_entry_t entry;
    money_bank_import_t result;
    uint64_t revision = 0;

    CHECK_OK(money_wallet_new(&wallet, &error));
    CHECK_OK(money_wallet_add_bank_statement(wallet, statements, 0, &result, &error));
    CHECK(result.added == 3 && result.present == 0 && result.unbooked == 1);
    CHECK_OK(money_wallet_at(wallet, "EUR", 2, &entry, &error));
    CHECK_TEXT(entry.label, "ééééééééééééééééééééééééééééééééééééé…");
    CHECK_OK(money_wallet_add_bank_statement(wallet, statements, 0, &result, &error));
    CHECK(result.added == 0 && result.present == 3 && result.unbooked == 1);
    CHECK_OK(money_wallet_revision(wallet, &revision, &error));
    CHECK(revision == 1);
    CHECK_OK(money_wallet_remove(wallet, 2, &error));
    CHECK_OK(money_wallet_add_bank_statement(wallet, statements, 0, NULL, &error));
    CHECK_OK(money_wallet_at(wallet, "EUR", 2, &entry, &error));
    CHECK_TEXT(entry.label, "Tea");
    CHECK_STATUS(money_wallet_add_bank_statement(wallet, statements, 1, &result, &error), MONEY_ERR_NOT_FOUND);
    CHECK(result.added == 0 && result.present == 0);
    money_bank_statements_free(statements);
    money_wallet_free(wallet);
}

static void change_in_callback(void *user_data, uint64_t revision)
{
    money_bank_statements_t *statements = statements_of(ENTRY("3", DEBIT BOOKED));

    (void)revision;
    CHECK_STATUS(money_wallet_add_bank_statement(user_data, statements, 0, NULL, &error), MONEY_ERR_BUSY);
    money_bank_statements_free(statements);
}

static void failing_to_add(void)
{
    static const char *const LARGE = ENTRY("99999999999999999999999999999999999999", CREDIT BOOKED);
    money_bank_statements_t *statements = statements_of(ENTRY("5", DEBIT BOOKED));
    static const char LAST[] = "{\"format\":\"libmoney.wallet\",\"next\":9223372036854775807,\"revision\":1,\"version\":1}";
    money_bank_statements_t *small = statements_of(ENTRY("1", DEBIT BOOKED));
    money_wallet_t *wallet = NULL, *full = NULL;
    money_t one;
    uint64_t hold, revision = 0;

    CHECK_OK(money_parse("4 EUR", MONEY_NTS, &one, &error));
    CHECK_OK(money_wallet_new(&wallet, &error));
    CHECK_OK(money_wallet_add(wallet, &one, NULL, NULL, &error));
    CHECK_OK(money_wallet_hold(wallet, &one, NULL, &hold, &error));
    CHECK_STATUS(money_wallet_add_bank_statement(wallet, statements, 0, NULL, &error), MONEY_ERR_INSUFFICIENT);
    money_bank_statements_free(statements);
    statements = statements_of(LARGE);
    CHECK_STATUS(money_wallet_add_bank_statement(wallet, statements, 0, NULL, &error), MONEY_ERR_OVERFLOW);
    money_bank_statements_free(statements);
    statements = statements_of(ENTRY("1", CREDIT BOOKED "<AddtlNtryInf>a\xE2\x80\xAE</AddtlNtryInf>"));
    CHECK_STATUS(money_wallet_add_bank_statement(wallet, statements, 0, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_OK(money_wallet_revision(wallet, &revision, &error));
    CHECK(revision == 2);
    CHECK_OK(money_wallet_from_json(LAST, MONEY_NTS, &full, &error));
    CHECK_STATUS(money_wallet_add_bank_statement(full, small, 0, NULL, &error), MONEY_ERR_LIMIT);
    money_wallet_free(full);
    money_bank_statements_free(small);
    CHECK_OK(money_wallet_on_change(wallet, change_in_callback, wallet, &error));
    CHECK_OK(money_wallet_add(wallet, &one, NULL, NULL, &error));
    money_bank_statements_free(statements);
    money_wallet_free(wallet);
}

/* A million nested or empty elements end with a status. */
static void hostile_documents(void)
{
    static const char *const documents[][3] = {
        { "", "<a>", "depth" },
        { "<Document xmlns='" SPACE "053.001.08'><BkToCstmrStmt><Stmt><Id>1</Id><Acct/>", "<Ntry/>", "invalid XML" },
    };
    size_t index, count, length, one;

    for (index = 0; index < 2; index++) {
        char *text = malloc(10000000);

        if (text == NULL) abort();
        length = strlen(strcpy(text, documents[index][0]));
        one = strlen(documents[index][1]);
        for (count = 0; count < 1000000; count++, length += one) memcpy(text + length, documents[index][1], one + 1);
        refuses(text, MONEY_ERR_XML, documents[index][2]);
        free(text);
    }
}

static void writes_json(void)
{
    money_bank_statements_t *statements = statements_of(ENTRY("1", DEBIT BOOKED "<NtryRef>a\"\\</NtryRef>"));
    char *json = NULL;
    size_t length = 0;

    CHECK_OK(money_bank_statements_to_json(statements, &json, &length, &error));
    CHECK_TEXT(json, "{\"format\":\"libmoney.bank_statements\",\"id\":\"M-1\",\"message\":\"camt.053\",\"message_version\":8,"
               "\"statements\":[{\"account\":\"DE02120300000000202051\",\"balances\":[],\"check\":\"none\",\"currency\":\"EUR\","
               "\"entries\":[{\"amount\":\"-1 EUR\",\"is_debit\":true,\"reference\":\"a\\\"\\\\\",\"status\":\"booked\"}],"
               "\"findings\":[],\"id\":\"7\",\"is_iban\":true}],\"version\":1}");
    CHECK(length == strlen(json));
    money_string_free(json);
    money_bank_statements_free(statements);
}

int main(void)
{
    reads();
    reads_transactions();
    past_the_end();
    findings();
    refusals();
    adds_to_a_wallet();
    failing_to_add();
    hostile_documents();
    writes_json();
    return check_end();
}
