/* The planner's view of <, <=, >= and >: exact conditions of indexes, and estimates.
 *
 * These operators are NULL between currencies, so an index of the total order answers `a < b` as
 * `a <~ b AND a >=~ amount_least(b)`.
 */
#include "values.h"

#include "catalog/namespace.h"
#include "catalog/pg_operator.h"
#include "catalog/pg_proc.h"
#include "catalog/pg_type.h"
#include "nodes/makefuncs.h"
#include "nodes/nodeFuncs.h"
#include "nodes/supportnodes.h"
#include "optimizer/optimizer.h"
#include "utils/builtins.h"
#include "utils/fmgrprotos.h"
#include "utils/lsyscache.h"
#include "utils/selfuncs.h"
#include "utils/syscache.h"

/* The comparisons, each with the one of the total order, and the other end of its currency. */
typedef struct {
    const char *name;
    const char *total;
    const char *swapped; /* the comparison of the operands in the other order */
    const char *end;     /* the function of the other bound */
    const char *within;  /* the operator of the other bound */
} comparison_t;

static const comparison_t COMPARISONS[] = {
    { "amount_lt", "<~", "amount_gt", "amount_least", ">=~" },
    { "amount_le", "<=~", "amount_ge", "amount_least", ">=~" },
    { "amount_ge", ">=~", "amount_le", "amount_greatest", "<=~" },
    { "amount_gt", ">~", "amount_lt", "amount_greatest", "<=~" },
};

static const comparison_t *comparison_of(const char *name)
{
    size_t index;

    for (index = 0; name != NULL && index < lengthof(COMPARISONS); index++) {
        if (strcmp(COMPARISONS[index].name, name) == 0) return &COMPARISONS[index];
    }
    return NULL;
}

/* An operator of the total order in the schema of the extension. */
static Oid operator_in(Oid schema, const char *name, Oid type)
{
    return OpernameGetOprid(list_make2(makeString(get_namespace_name(schema)), makeString(pstrdup(name))), type, type);
}

static Oid function_in(Oid schema, const char *name, Oid type)
{
    oidvector *arguments = buildoidvector(&type, 1);

    return GetSysCacheOid3(PROCNAMEARGSNSP, Anum_pg_proc_oid, CStringGetDatum(name), PointerGetDatum(arguments),
                           ObjectIdGetDatum(schema));
}

static List *conditions_of(SupportRequestIndexCondition *request)
{
    Oid schema = get_func_namespace(request->funcid), type, total, within, end;
    const comparison_t *comparison = comparison_of(get_func_name(request->funcid));
    List *operands;
    Expr *column, *bound, *limit;

    if (is_opclause(request->node)) {
        operands = ((OpExpr *)request->node)->args;
    } else if (is_funcclause(request->node)) {
        operands = ((FuncExpr *)request->node)->args;
    } else {
        return NIL;
    }
    if (comparison == NULL || list_length(operands) != 2) return NIL;
    if (request->indexarg == 1) comparison = comparison_of(comparison->swapped);
    column = list_nth(operands, request->indexarg);
    bound = list_nth(operands, 1 - request->indexarg);
    if (!is_pseudo_constant_for_index(request->root, (Node *)bound, request->index)) return NIL;
    type = exprType((Node *)column);
    total = operator_in(schema, comparison->total, type);
    within = operator_in(schema, comparison->within, type);
    end = function_in(schema, comparison->end, type);
    if (!OidIsValid(total) || !OidIsValid(within) || !OidIsValid(end)) return NIL;
    if (!op_in_opfamily(total, request->opfamily) || !op_in_opfamily(within, request->opfamily)) return NIL;
    limit = (Expr *)makeFuncExpr(end, type, list_make1(copyObject(bound)), InvalidOid, InvalidOid,
                                 COERCE_EXPLICIT_CALL);
    /* A limit of a constant is a constant, which estimates need. */
    limit = (Expr *)eval_const_expressions(request->root, (Node *)limit);
    request->lossy = false;
    return list_make2(
        make_opclause(total, BOOLOID, false, copyObject(column), copyObject(bound), InvalidOid, InvalidOid),
        make_opclause(within, BOOLOID, false, copyObject(column), limit, InvalidOid, InvalidOid));
}

SQL_FUNCTION(amount_comparison_support)
{
    Node *request = (Node *)PG_GETARG_POINTER(0);

    if (!IsA(request, SupportRequestIndexCondition)) PG_RETURN_POINTER(NULL);
    PG_RETURN_POINTER(conditions_of((SupportRequestIndexCondition *)request));
}

/* ------------------------------------------------------------------------------------------------ Estimates ------ */

static float8 estimate_with(PG_FUNCTION_ARGS, const char *name, Oid schema, Oid type, List *operands)
{
    PGFunction call = name[0] == '<' ? (name[1] == '=' ? scalarlesel : scalarltsel)
                                     : (name[1] == '=' ? scalargesel : scalargtsel);
    Oid operator = operator_in(schema, name, type);

    if (!OidIsValid(operator)) return DEFAULT_INEQ_SEL;
    return DatumGetFloat8(DirectFunctionCall4(call, PG_GETARG_DATUM(0), ObjectIdGetDatum(operator),
                                              PointerGetDatum(operands), PG_GETARG_DATUM(3)));
}

/* The operands with the constant replaced by the end of its currency, or NIL. */
static List *operands_at_end(List *operands, Oid schema, const char *function, Oid type)
{
    Node *left = linitial(operands), *right = lsecond(operands);
    Node *bound = IsA(right, Const) ? right : left;
    Oid end = function_in(schema, function, type);
    Const *limit;

    if (!IsA(bound, Const) || ((Const *)bound)->constisnull || ((Const *)bound)->consttype != type || !OidIsValid(end))
        return NIL;
    limit = copyObject((Const *)bound);
    limit->constvalue = OidFunctionCall1(end, limit->constvalue);
    return bound == right ? list_make2(left, limit) : list_make2(limit, right);
}

/* The part of the rows between the constant and the end of its currency. The estimators of PostgreSQL call the operator
 * on values of the statistics and expect a result that is not NULL, so they receive the total order. */
static float8 estimate(PG_FUNCTION_ARGS)
{
    Oid operator = PG_GETARG_OID(1), schema, type;
    List *operands = (List *)PG_GETARG_POINTER(2), *ends;
    const comparison_t *comparison = comparison_of(get_func_name(get_opcode(operator)));
    HeapTuple row = SearchSysCache1(OPEROID, ObjectIdGetDatum(operator));
    bool is_right;
    float8 part;

    if (!HeapTupleIsValid(row)) return DEFAULT_INEQ_SEL;
    schema = ((Form_pg_operator)GETSTRUCT(row))->oprnamespace;
    type = ((Form_pg_operator)GETSTRUCT(row))->oprleft;
    ReleaseSysCache(row);
    if (comparison == NULL || list_length(operands) != 2) return DEFAULT_INEQ_SEL;
    is_right = IsA(lsecond(operands), Const);
    /* With the constant on the left, `b < a` is limited by the greatest amount. */
    ends = operands_at_end(operands, schema,
                           is_right ? comparison->end : comparison_of(comparison->swapped)->end, type);
    if (ends == NIL) return DEFAULT_INEQ_SEL;
    part = estimate_with(fcinfo, comparison->total, schema, type, operands);
    part += estimate_with(fcinfo, comparison->within, schema, type, ends) - 1;
    CLAMP_PROBABILITY(part);
    return part;
}

SQL_FUNCTION(amount_comparison_selectivity)
{
    PG_RETURN_FLOAT8(estimate(fcinfo));
}
