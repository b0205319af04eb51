/* One table of rates a backend, read from amount_rates and kept while the same version of its row is visible.
 *
 * Each function remembers the snapshot that it has asked with; another snapshot, or a change by the own transaction,
 * asks again which version is visible. So rates follow the isolation level of the transaction, and those of a
 * transaction that rolls back end with it. Nothing is invalidated by messages.
 */
#include "rate_cache.h"

#include "access/htup_details.h"
#include "access/relscan.h"
#include "access/table.h"
#include "access/tableam.h"
#include "access/xact.h"
#include "catalog/pg_class.h"
#include "common/hashfn.h"
#include "executor/tuptable.h"
#include "miscadmin.h"
#include "storage/proc.h"
#include "utils/acl.h"
#include "utils/lsyscache.h"
#include "utils/rel.h"
#include "utils/snapmgr.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

/* A version of the row: where it is, who wrote it, and a hash of the stored value, which is a pointer if it is long. */
typedef struct {
    Oid table;
    TransactionId writer;
    ItemPointerData place;
    uint64 value;
} version_t;

/* The parts of a snapshot that determine the visible version of a row. */
typedef struct {
    LocalTransactionId transaction;
    SubTransactionId part;
    TransactionId first, next;
    CommandId command;
    uint32 running, running_parts;
} view_t;

typedef struct {
    view_t view;
    uint64 generation;
} memory_t;

static struct {
    uint64 generation; /* 0: nothing is loaded */
    version_t version;
    money_rates_t *rates;
} cache;

static view_t view_of(Snapshot snapshot)
{
    view_t view;

    memset(&view, 0, sizeof view);
#if PG_VERSION_NUM >= 170000
    view.transaction = MyProc->vxid.lxid;
#else
    view.transaction = MyProc->lxid;
#endif
    view.part = GetCurrentSubTransactionId();
    view.first = snapshot->xmin;
    view.next = snapshot->xmax;
    view.command = snapshot->curcid;
    view.running = snapshot->xcnt;
    view.running_parts = (uint32)snapshot->subxcnt;
    return view;
}

static Oid table_of(Oid function)
{
    Oid table = get_relname_relid("amount_rates", get_func_namespace(function));
    AclResult access;

    if (!OidIsValid(table) || get_rel_relkind(table) != RELKIND_RELATION)
        ereport(ERROR,
                (errcode(ERRCODE_UNDEFINED_TABLE), errmsg("the table amount_rates of the extension is missing")));
    access = pg_class_aclcheck(table, GetUserId(), ACL_SELECT);
    if (access != ACLCHECK_OK) aclcheck_error(access, OBJECT_TABLE, "amount_rates");
    return table;
}

/* Replaces the rates. On an error the former ones remain. */
static void load(const version_t *version, Datum value)
{
    struct varlena *bytes = PG_DETOAST_DATUM_PACKED(value);
    money_rates_t *rates;
    money_error_t error;
    money_status_t status = money_rates_from_bytes(VARDATA_ANY(bytes), VARSIZE_ANY_EXHDR(bytes), &rates, &error);

    if ((Pointer)bytes != DatumGetPointer(value)) pfree(bytes);
    require(status, &error);
    money_rates_free(cache.rates);
    cache.rates = rates;
    memcpy(&cache.version, version, sizeof cache.version);
    cache.generation++;
}

static void forget(const version_t *version)
{
    money_rates_free(cache.rates);
    cache.rates = NULL;
    memcpy(&cache.version, version, sizeof cache.version);
    cache.generation++;
}

static void load_visible(Relation table, Snapshot snapshot, AttrNumber column)
{
    TableScanDesc scan = table_beginscan(table, snapshot, 0, NULL);
    TupleTableSlot *slot = table_slot_create(table, NULL);
    version_t version;
    bool is_null = true, is_copy;

    memset(&version, 0, sizeof version);
    version.table = RelationGetRelid(table);
    if (table_scan_getnextslot(scan, ForwardScanDirection, slot)) {
        Datum value = slot_getattr(slot, column, &is_null);

        if (!is_null) {
            HeapTuple row = ExecFetchSlotHeapTuple(slot, false, &is_copy);

            version.writer = HeapTupleHeaderGetRawXmin(row->t_data);
            version.place = slot->tts_tid;
            version.value = DatumGetUInt64(hash_any_extended((unsigned char *)DatumGetPointer(value),
                                                             (int)VARSIZE_ANY(DatumGetPointer(value)), 0));
            if (is_copy) heap_freetuple(row);
            if (cache.generation == 0 || memcmp(&version, &cache.version, sizeof version) != 0) load(&version, value);
        }
    }
    if (is_null && (cache.generation == 0 || cache.rates != NULL)) forget(&version);
    ExecDropSingleTupleTableSlot(slot);
    table_endscan(scan);
}

const money_rates_t *rates_of_statement(FunctionCallInfo fcinfo)
{
    Snapshot snapshot = ActiveSnapshotSet() ? GetActiveSnapshot() : GetTransactionSnapshot();
    view_t view = view_of(snapshot);
    memory_t *memory = fcinfo->flinfo->fn_extra;
    Relation table;
    AttrNumber column;

    if (memory != NULL && memory->generation == cache.generation && memcmp(&memory->view, &view, sizeof view) == 0)
        return cache.rates;
    table = table_open(table_of(fcinfo->flinfo->fn_oid), AccessShareLock);
    column = get_attnum(RelationGetRelid(table), "snapshot");
    if (column == InvalidAttrNumber || TupleDescAttr(RelationGetDescr(table), column - 1)->attlen != -1)
        ereport(ERROR,
                (errcode(ERRCODE_UNDEFINED_COLUMN), errmsg("the table amount_rates must have a column snapshot")));
    load_visible(table, snapshot, column);
    table_close(table, NoLock);
    if (memory == NULL) {
        memory = MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt, sizeof *memory);
        fcinfo->flinfo->fn_extra = memory;
    }
    memory->view = view;
    memory->generation = cache.generation;
    return cache.rates;
}
