/** @file bank.h
 *  Bank statements in XML: the messages camt.053, camt.052 and camt.054 of ISO 20022.
 *
 *  A document contains one or more statements, each with balances and entries. An entry contains transactions, and a
 *  batch contains many. Amounts are exact and signed: negative for a debit. The library compares the stated balances
 *  and sums with the entries, and reports each difference as a finding.
 *
 *  Each kind of row is a list over the entire document, in its order, so the rows of a statement are adjacent. The
 *  structs contain the index of the statement or the entry that a row belongs to. Fields of text that a document omits
 *  are "". Each run of white space in a text is one space.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char xml[] =
 *              "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'><BkToCstmrStmt><Stmt><Id>7</Id>"
 *              "<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct><Ntry><Amt Ccy='EUR'>35.90</Amt>"
 *              "<CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts></Ntry></Stmt></BkToCstmrStmt></Document>";
 *          money_bank_statements_t *statements = NULL;
 *          money_bank_entry_t entry;
 *          size_t count;
 *
 *          MONEY_CHECK(money_bank_statements_from_camt(xml, MONEY_NTS, &statements, NULL));
 *          MONEY_CHECK(money_bank_statements_entries(statements, 0, &entry, 1, &count, NULL));
 *          printf("%s\n", money_show(&entry.amount));
 *          money_bank_statements_free(statements);
 *          return 0;
 *      }
 *  @output
 *      -35.90 EUR
 */
#ifndef MONEY_BANK_H
#define MONEY_BANK_H

#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Buffer size for an identifier of a bank, including the NUL. */
#define MONEY_BANK_ID_SIZE 144

/** The statements of a document, with their balances, entries, transactions, charges and findings. */
typedef struct money_bank_statements_s money_bank_statements_t;

/** The message definition of a document. */
typedef int32_t money_bank_message_t;

#define MONEY_BANK_MESSAGE_STATEMENT 1    /* camt.053: the entries of a period */
#define MONEY_BANK_MESSAGE_REPORT 2       /* camt.052: the entries of a day so far */
#define MONEY_BANK_MESSAGE_NOTIFICATION 3 /* camt.054: single entries */

/** Describes a document. */
typedef struct money_bank_statements_info_s {
    money_bank_message_t message;
    int32_t version;                /* the version of the message definition, such as 8 for camt.053.001.08 */
    char id[MONEY_BANK_ID_SIZE];    /* the identifier of the message */
    char created[40];               /* the time of creation as written */
    uint64_t statement_count;
    uint64_t balance_count;
    uint64_t entry_count;
    uint64_t transaction_count;
    uint64_t charge_count;
    uint64_t finding_count;
} money_bank_statements_info_t;

/** The result of adding the booked entries to the opening balance. */
typedef int32_t money_bank_check_t;

#define MONEY_BANK_CHECK_NONE 0      /* an opening or a closing balance is missing or ambiguous in a currency of the
                                        booked entries */
#define MONEY_BANK_CHECK_EQUAL 1     /* the sum is the closing balance, in every currency */
#define MONEY_BANK_CHECK_DIFFERENT 2 /* the sum is not the closing balance; a finding contains both amounts */

/** A statement: an account, a period, and the ranges of its rows. */
typedef struct money_bank_statement_s {
    char id[MONEY_BANK_ID_SIZE];
    char account[MONEY_BANK_ID_SIZE]; /* the IBAN, or another identifier of the account */
    char sequence[40];                /* the electronic sequence number */
    char created[40];                 /* the time of creation as written */
    char currency[MONEY_CODE_SIZE];   /* the currency of the account */
    money_bool_t is_iban;             /* 1 if `account` is an IBAN */
    money_date_t from;                /* the first day of the period; MONEY_DATE_NONE if unspecified */
    money_date_t to;                  /* the last day of the period; MONEY_DATE_NONE if unspecified */
    money_bank_check_t check;
    uint32_t reserved;                /* 0 */
    uint64_t first_balance;           /* the index of the first balance */
    uint64_t balance_count;
    uint64_t first_entry;             /* the index of the first entry */
    uint64_t entry_count;
    uint64_t first_finding;           /* the index of the first finding */
    uint64_t finding_count;
} money_bank_statement_t;

/** A balance of a statement. */
typedef struct money_bank_balance_s {
    uint64_t statement;            /* the index of the statement */
    money_t amount;                /* negative for a debit balance */
    money_date_t date;             /* MONEY_DATE_NONE if unspecified */
    uint32_t reserved;             /* 0 */
    char type[MONEY_BANK_ID_SIZE]; /* the code, such as "OPBD" (opening booked) or "CLBD" (closing booked), or the
                                      bank's own type */
} money_bank_balance_t;

/** The status of an entry. */
typedef int32_t money_bank_entry_status_t;

#define MONEY_BANK_ENTRY_OTHER 0       /* a status of the bank's own */
#define MONEY_BANK_ENTRY_BOOKED 1      /* BOOK */
#define MONEY_BANK_ENTRY_PENDING 2     /* PDNG: expected, and not part of the booked balance */
#define MONEY_BANK_ENTRY_INFORMATION 3 /* INFO: not booked */
#define MONEY_BANK_ENTRY_FUTURE 4      /* FUTR: to be booked on a later day */

/** The amounts before a currency exchange, and its rate. A part that the document omits is all zero. */
typedef struct money_bank_exchange_s {
    money_t instructed;           /* the amount that was ordered */
    money_t transaction;          /* the amount of the underlying transaction */
    money_decimal_t rate;         /* the rate as stated; 0 if unspecified */
    char source[MONEY_CODE_SIZE]; /* the currency that is exchanged */
    char target[MONEY_CODE_SIZE]; /* the currency that is received */
    char unit[MONEY_CODE_SIZE];   /* the currency of which `rate` is the price of one unit */
    uint32_t reserved;            /* 0 */
} money_bank_exchange_t;

/** An entry of a statement. */
typedef struct money_bank_entry_s {
    uint64_t statement;                 /* the index of the statement */
    money_t amount;                     /* positive for a credit, negative for a debit */
    money_bank_entry_status_t status;
    money_bool_t is_debit;              /* 1 for a debit, also of 0 */
    money_bool_t is_reversal;           /* 1 if the entry reverses an earlier one; `amount` is signed alone */
    money_date_t booking_date;          /* MONEY_DATE_NONE if unspecified */
    money_date_t value_date;            /* MONEY_DATE_NONE if unspecified */
    char domain[8];                     /* the bank transaction code: domain, such as "PMNT" */
    char family[8];                     /* family, such as "RCDT" */
    char subfamily[8];                  /* subfamily, such as "ESCT" */
    uint32_t reserved;                  /* 0 */
    char code[MONEY_BANK_ID_SIZE];      /* the bank's own transaction code */
    char reference[MONEY_BANK_ID_SIZE]; /* the reference of the entry */
    char servicer_reference[MONEY_BANK_ID_SIZE]; /* the reference of the bank */
    money_bank_exchange_t exchange;
    uint64_t first_transaction;         /* the index of the first transaction */
    uint64_t transaction_count;
    uint64_t first_charge;              /* the index of the first charge of the entry; those of its transactions
                                           follow */
    uint64_t charge_count;              /* the number of charges of the entry, without those of its transactions */
} money_bank_entry_t;

/** A transaction of an entry. The other party is the creditor of a debit and the debtor of a credit; in a reversal, it
 *  is that of the reversed transaction.
 */
typedef struct money_bank_transaction_s {
    uint64_t entry;                          /* the index of the entry */
    money_t amount;                          /* positive for a credit; all zero if unspecified */
    money_bool_t is_iban;                    /* 1 if `account` is an IBAN */
    uint32_t reserved;                       /* 0 */
    char account[MONEY_BANK_ID_SIZE];        /* the account of the other party */
    char end_to_end_id[MONEY_BANK_ID_SIZE];  /* the identifier that the payer assigned */
    char transaction_id[MONEY_BANK_ID_SIZE]; /* the identifier that the payer's bank assigned */
    char mandate_id[MONEY_BANK_ID_SIZE];     /* the mandate of a direct debit */
    char servicer_reference[MONEY_BANK_ID_SIZE]; /* the reference of the bank */
    char creditor_reference[MONEY_BANK_ID_SIZE]; /* the first structured reference, such as "RF18539007547034" */
    char purpose[MONEY_BANK_ID_SIZE];        /* the code of the purpose, such as "SALA", or the bank's own */
    money_bank_exchange_t exchange;
    uint64_t first_charge;                   /* the index of the first charge of the transaction */
    uint64_t charge_count;
} money_bank_transaction_t;

/** The direction of a charge. */
typedef int32_t money_bank_direction_t;

#define MONEY_BANK_DIRECTION_UNSTATED 0
#define MONEY_BANK_DIRECTION_CREDIT 1
#define MONEY_BANK_DIRECTION_DEBIT 2

/** The relation of a charge to the amount of its entry. */
typedef int32_t money_bank_inclusion_t;

#define MONEY_BANK_INCLUSION_UNSTATED 0
#define MONEY_BANK_INCLUSION_INCLUDED 1 /* the amount of the entry includes the charge */
#define MONEY_BANK_INCLUSION_SEPARATE 2 /* the charge is an entry of its own */

/** A charge of an entry or a transaction. */
typedef struct money_bank_charge_s {
    uint64_t entry;                /* the index of the entry */
    uint64_t transaction;          /* the index of the transaction; UINT64_MAX for a charge of the entry */
    money_t amount;                /* as stated, without a sign; the total if the document states no single charges */
    money_bank_direction_t direction;
    money_bank_inclusion_t inclusion;
    char type[MONEY_BANK_ID_SIZE]; /* the code of the type, or the bank's own */
} money_bank_charge_t;

/** The kind of a finding. */
typedef int32_t money_bank_finding_kind_t;

#define MONEY_BANK_FINDING_BALANCE 1      /* the closing balance is not the opening balance plus the booked entries */
#define MONEY_BANK_FINDING_ENTRY_AMOUNT 2 /* the amount of an entry is not the sum of its transactions */
#define MONEY_BANK_FINDING_BATCH_COUNT 3  /* the number of transactions of a batch is wrong */
#define MONEY_BANK_FINDING_TOTAL_COUNT 4  /* a number of entries in the summary is wrong */
#define MONEY_BANK_FINDING_TOTAL_SUM 5    /* a sum of entries in the summary is wrong */

/** A difference between a stated number and the entries. */
typedef struct money_bank_finding_s {
    uint64_t statement;             /* the index of the statement */
    uint64_t entry;                 /* the index of the entry; UINT64_MAX for a finding about the statement */
    uint64_t line;                  /* the line of the stated number, from 1 */
    uint64_t column;                /* the column of the stated number in characters, from 1 */
    money_decimal_t stated;         /* the number in the document */
    money_decimal_t computed;       /* the number that follows from the entries */
    char currency[MONEY_CODE_SIZE]; /* "" for a number of entries */
    money_bank_finding_kind_t kind;
} money_bank_finding_t;

/** Reads the statements of a document: camt.052, camt.053 or camt.054 in the versions 02 to 13. Free them with
 *  money_bank_statements_free.
 *
 *  A document that cannot be read is an error, whose text contains the line and the column. Differences between the
 *  stated numbers and the entries are findings instead. The balance check adds the booked entries to the opening
 *  balance (OPBD, or else PRCD) and compares the sum with the closing balance (CLBD).
 *
 *  @param xml  the document, at most 64 MiB.
 *  @return MONEY_OK; MONEY_ERR_XML (the text is not well-formed XML, contains a document type declaration, or contains
 *          more than 6,000,000 elements), MONEY_ERR_DOCUMENT (the document is not such a message, a mandatory part is
 *          missing or occurs twice, a value is malformed, or a text is too long for its field),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW (a number or a sum exceeds 38 digits), MONEY_ERR_LIMIT (the
 *          document is longer than 64 MiB, or contains more than 400,000 rows of all lists).
 *  @since 0.2
 *  @long
 *  @see money_bank_statements_entries, money_wallet_add_bank_statement
 */
MONEY_API money_status_t money_bank_statements_from_camt(const char *xml, size_t length,
                                                         money_bank_statements_t **statements, money_error_t *error);

/** Frees a set of bank statements. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_bank_statements_free(money_bank_statements_t *statements);

/** Returns information about a document and the numbers of its rows.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_info(const money_bank_statements_t *statements,
                                                    money_bank_statements_info_t *info, money_error_t *error);

/** Returns a range of the statements.
 *  @param first  the index of the first statement to return, at most the number of statements.
 *  @param rows [out count=capacity]  receives the statements. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of statements).
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_rows(const money_bank_statements_t *statements, size_t first,
                                                    money_bank_statement_t *rows, size_t capacity, size_t *count,
                                                    money_error_t *error);

/** Returns a range of the balances of all statements.
 *  @param first  the index of the first balance to return, at most the number of balances.
 *  @param rows [out count=capacity]  receives the balances. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of balances).
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_balances(const money_bank_statements_t *statements, size_t first,
                                                        money_bank_balance_t *rows, size_t capacity, size_t *count,
                                                        money_error_t *error);

/** Returns a range of the entries of all statements.
 *  @param first  the index of the first entry to return, at most the number of entries.
 *  @param rows [out count=capacity]  receives the entries. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of entries).
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_entries(const money_bank_statements_t *statements, size_t first,
                                                       money_bank_entry_t *rows, size_t capacity, size_t *count,
                                                       money_error_t *error);

/** Returns a range of the transactions of all entries.
 *  @param first  the index of the first transaction to return, at most the number of transactions.
 *  @param rows [out count=capacity]  receives the transactions. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of transactions).
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_transactions(const money_bank_statements_t *statements, size_t first,
                                                            money_bank_transaction_t *rows, size_t capacity,
                                                            size_t *count, money_error_t *error);

/** Returns a range of the charges of all entries.
 *  @param first  the index of the first charge to return, at most the number of charges.
 *  @param rows [out count=capacity]  receives the charges. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of charges).
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_charges(const money_bank_statements_t *statements, size_t first,
                                                       money_bank_charge_t *rows, size_t capacity, size_t *count,
                                                       money_error_t *error);

/** Returns a range of the findings about all statements.
 *  @param first  the index of the first finding to return, at most the number of findings.
 *  @param rows [out count=capacity]  receives the findings. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of findings).
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_findings(const money_bank_statements_t *statements, size_t first,
                                                        money_bank_finding_t *rows, size_t capacity, size_t *count,
                                                        money_error_t *error);

/** A text of a row, of any length. */
typedef int32_t money_bank_text_t;

#define MONEY_BANK_TEXT_OWNER 0       /* of a statement: the owner of the account */
#define MONEY_BANK_TEXT_INFORMATION 1 /* of an entry: additional information */
#define MONEY_BANK_TEXT_LABEL 2       /* of an entry: the name of the other party and the remittance information, such
                                         as "Book Shop: Card payment"; an entry of several transactions is described by
                                         its additional information */
#define MONEY_BANK_TEXT_NAME 3        /* of a transaction: the name of the other party */
#define MONEY_BANK_TEXT_REMITTANCE 4  /* of a transaction: the unstructured remittance information, a line each */
#define MONEY_BANK_TEXT_DETAILS 5     /* of a transaction: additional information */

/** Returns a text of a row.
 *  @param text  the text; it determines the kind of the row.
 *  @param index  the index of the statement, entry or transaction.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`text` is unknown), MONEY_ERR_NOT_FOUND (the row does not exist),
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 */
MONEY_API money_status_t money_bank_statements_text(const money_bank_statements_t *statements, money_bank_text_t text,
                                                    size_t index, char *buffer, size_t capacity, size_t *length,
                                                    money_error_t *error);

/** Writes a set of bank statements as JSON, with all rows and texts. The same statements always produce the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_bank_statements_to_json(const money_bank_statements_t *statements, char **json,
                                                       size_t *length, money_error_t *error);

/** The result of money_wallet_add_bank_statement. */
typedef struct money_bank_import_s {
    uint64_t added;    /* the number of entries added to the wallet */
    uint64_t present;  /* the number of booked entries that the wallet contained already */
    uint64_t unbooked; /* the number of entries that are not booked; they were left out */
} money_bank_import_t;

/** Adds the booked entries of a statement to a wallet, as far as the wallet does not contain them, in one change.
 *
 *  The date of an entry is its booking date, or else its value date. Its label is MONEY_BANK_TEXT_LABEL; one of more
 *  than 79 bytes is cut and ends with "…". Entries are equal if their amounts, dates and labels are. Of n equal entries
 *  in the statement, as many are added as the wallet lacks, so adding a statement again changes nothing.
 *
 *  @param index  the index of the statement.
 *  @param result [null]  receives the numbers of entries.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the statement does not exist), MONEY_ERR_OVERFLOW (the sum of a currency
 *          exceeds 38 digits), MONEY_ERR_INSUFFICIENT (a sum would fall below the held amount), MONEY_ERR_SYNTAX (a
 *          label contains control characters), MONEY_ERR_LIMIT (the wallet has used all its ids), MONEY_ERR_BUSY.
 *  @since 0.2
 *  @see money_bank_statements_from_camt, money_wallet_add
 *  @calls_back
 *  @long
 */
MONEY_API money_status_t money_wallet_add_bank_statement(money_wallet_t *wallet,
                                                         const money_bank_statements_t *statements, size_t index,
                                                         money_bank_import_t *result, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BANK_H */
