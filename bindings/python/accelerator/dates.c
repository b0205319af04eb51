/* Days, of the objects of datetime and of their texts. */
#include "accelerator.h"
#include <stddef.h>

/** CPython's layout of dates since 3.3. The limited API does not expose it, so date_layout_checked verifies it. */
struct date_layout {
    PyObject_HEAD
    Py_hash_t hash;
    char has_zone;
    unsigned char data[4]; /* the year, high byte first, the month and the day */
};

static bool is_date_of(int year, int month, int day)
{
    PyObject *date = PyObject_CallFunction((PyObject *)the.date, "iii", year, month, day);
    if (date == NULL) return false;
    const unsigned char *data = ((struct date_layout *)(void *)date)->data;
    bool is_same = data[0] == year >> 8 && data[1] == (year & 255) && data[2] == month && data[3] == day;
    Py_DECREF(date);
    return is_same;
}

bool date_layout_checked(void)
{
    PyObject *size = PyObject_GetAttrString((PyObject *)the.date, "__basicsize__");
    Py_ssize_t bytes = size == NULL ? -1 : PyLong_AsSsize_t(size);
    Py_XDECREF(size);
    the.date_is_known = bytes >= (Py_ssize_t)(offsetof(struct date_layout, data) + 4) && is_date_of(1, 2, 3) &&
                        is_date_of(2020, 3, 13) && is_date_of(9999, 12, 31);
    return PyErr_Occurred() == NULL;
}

/** Reads the year, month and day of a datetime.date; false if their location in memory is unknown. */
static bool date_fields(PyObject *date, int *year, int *month, int *day)
{
    if (!the.date_is_known) return false;
    const unsigned char *data = ((struct date_layout *)(void *)date)->data;
    *year = data[0] << 8 | data[1];
    *month = data[2];
    *day = data[3];
    return true;
}

bool day_of(PyObject *object, money_date_t *day)
{
    if (PyUnicode_Check(object)) {
        Py_ssize_t length;
        const char *text = PyUnicode_AsUTF8AndSize(object, &length);
        if (text == NULL) {
            PyErr_Clear();
            return false;
        }
        return the.library.money_date_parse(text, (size_t)length, day, NULL) == MONEY_OK;
    }
    if (Py_TYPE(object) != the.date) return false;
    /* Many calls have the same day as the previous call. */
    static int last_year, last_month, last_day;
    static money_date_t last;
    int year, month, day_of_month;
    if (date_fields(object, &year, &month, &day_of_month)) {
        if (year != last_year || month != last_month || day_of_month != last_day) {
            if (the.library.money_date_from_ymd(year, month, day_of_month, day, NULL) != MONEY_OK) return false;
            last = *day;
            last_year = year;
            last_month = month;
            last_day = day_of_month;
        }
        *day = last;
        return true;
    }
    PyObject *number = PyObject_CallFunctionObjArgs(the.ordinal, object, NULL);
    long ordinal = number == NULL ? -1 : PyLong_AsLong(number);
    Py_XDECREF(number);
    if (ordinal < 0) {
        PyErr_Clear();
        return false;
    }
    *day = (money_date_t)(ordinal - EPOCH);
    return true;
}

bool day_by_month(PyObject *date, struct month_starts *starts, money_date_t *day)
{
    int year, month, number;
    if (!date_fields(date, &year, &month, &number)) return day_of(date, day);
    int key = 12 * year + month;
    size_t place = (size_t)key % (sizeof starts->kept / sizeof *starts->kept);
    if (starts->kept[place].month != key) {
        money_date_t first;
        if (the.library.money_date_from_ymd(year, month, 1, &first, NULL) != MONEY_OK) return false;
        starts->kept[place].month = key;
        starts->kept[place].first = first;
    }
    *day = starts->kept[place].first + number - 1;
    return true;
}
