/* Listeners: notifications from the library during a call are delivered to Lua after the call has returned, so that a
 * listener may call the library and raise like any other code.
 */
#include "binding.h"

#include <stdlib.h>
#include <string.h>

struct binding_event {
    struct binding_event *next;
    /** The object's address only: it may be freed before the event is delivered. */
    const void *object;
    int kind;
    uint64_t value;
    char text[];
};

enum { CHANGE, DISPLAY, ALERT };

/** The events of the call that runs in this thread. */
static _Thread_local struct binding_events *current;
/** The key of a weak table of the objects that have listeners, by their addresses. */
static const char heard_key;

void binding_begin_events(struct binding_events *events)
{
    *events = (struct binding_events){.before = current};
    current = events;
}

void binding_end_events(struct binding_events *events)
{
    current = events->before;
}

static void note(const void *object, int kind, uint64_t value, const char *text)
{
    size_t size = text == NULL ? 1 : strlen(text) + 1;
    struct binding_event *event = current == NULL ? NULL : malloc(sizeof *event + size);
    if (event == NULL)
        return;
    *event = (struct binding_event){.object = object, .kind = kind, .value = value};
    memcpy(event->text, text == NULL ? "" : text, size);
    if (current->first == NULL)
        current->first = event;
    else
        current->last->next = event;
    current->last = event;
}

static void on_change(void *user_data, uint64_t revision)
{
    note(user_data, CHANGE, revision, NULL);
}

static void on_display(void *user_data, const char *display)
{
    note(user_data, DISPLAY, 0, display);
}

static void on_alert(void *user_data, money_calculator_alert_t alert)
{
    note(user_data, ALERT, (uint64_t)(int64_t)alert, NULL);
}

static void push_told(lua_State *L, const struct binding_event *event)
{
    money_calculator_alert_t alert = (money_calculator_alert_t)event->value;
    int index = 0;
    if (event->kind == CHANGE)
        binding_push_unsigned(L, event->value);
    else if (event->kind == DISPLAY)
        lua_pushstring(L, event->text);
    else {
        while (strcmp(binding_enumerations[index].name, "money_calculator_alert_t") != 0)
            index++;
        binding_lift(L, BINDING_WORD, index, &alert);
    }
}

/** Pushes the table of an object's listeners, or nil. */
static void get_listeners(lua_State *L, int at)
{
    if (!binding_object_at(L, at)->has_listeners) {
        lua_pushnil(L);
        return;
    }
#if BINDING_JIT
    lua_getfenv(L, at);
#else
    lua_getiuservalue(L, at, 1);
#endif
}

static void set_listeners(lua_State *L, int at)
{
    binding_object_at(L, at)->has_listeners = true;
#if BINDING_JIT
    lua_setfenv(L, at);
#else
    lua_setiuservalue(L, at, 1);
#endif
}

/** Pushes the table of listeners and their arguments. Runs protected, because it allocates memory. */
static int collect(lua_State *L)
{
    const struct binding_events *events = lua_touserdata(L, 1);
    int count = 0;
    lua_newtable(L);
    binding_get_kept(L, &heard_key);
    if (lua_isnil(L, 3))
        lua_newtable(L);
    for (const struct binding_event *event = events->first; event != NULL; event = event->next) {
        int top = lua_gettop(L);
        lua_pushlightuserdata(L, (void *)(uintptr_t)event->object);
        lua_rawget(L, top);
        if (binding_object_at(L, -1) != NULL) {
            get_listeners(L, lua_gettop(L));
            if (lua_istable(L, -1))
                lua_rawgeti(L, -1, event->kind + 1);
            if (lua_isfunction(L, -1)) {
                lua_rawseti(L, 2, ++count);
                push_told(L, event);
                lua_rawseti(L, 2, ++count);
            }
        }
        lua_settop(L, top);
    }
    lua_settop(L, 2);
    return 1;
}

void binding_take_events(lua_State *L, struct binding_events *events)
{
    int status = 0;
    if (events->first == NULL) {
        lua_pushnil(L);
        return;
    }
    lua_pushcfunction(L, collect);
    lua_pushlightuserdata(L, events);
    status = lua_pcall(L, 1, 1, 0);
    while (events->first != NULL) {
        struct binding_event *event = events->first;
        events->first = event->next;
        free(event);
    }
    if (status != 0)
        lua_error(L);
}

void binding_tell(lua_State *L, int at)
{
    int failed = 0;
    if (!lua_istable(L, at))
        return;
    luaL_checkstack(L, 6, "too many values");
    size_t count = binding_length(L, at);
    for (size_t i = 1; i < count; i += 2) {
        lua_rawgeti(L, at, (int)i);
        lua_rawgeti(L, at, (int)i + 1);
        if (lua_pcall(L, 1, 0, 0) == 0)
            continue;
        if (failed == 0)
            failed = lua_gettop(L);
        else
            lua_pop(L, 1);
    }
    if (failed != 0) {
        lua_settop(L, failed);
        lua_error(L);
    }
}

/** Remembers that an object has listeners, so that an event finds it by its address. */
static void remember(lua_State *L, const void *object)
{
    binding_get_kept(L, &heard_key);
    if (lua_isnil(L, -1)) {
        lua_pop(L, 1);
        lua_newtable(L);
        lua_newtable(L);
        lua_pushstring(L, "v");
        lua_setfield(L, -2, "__mode");
        lua_setmetatable(L, -2);
        lua_pushvalue(L, -1);
        binding_keep(L, &heard_key);
    }
    lua_pushlightuserdata(L, (void *)(uintptr_t)object);
    lua_pushvalue(L, 1);
    lua_rawset(L, -3);
    lua_pop(L, 1);
}

/** A method of an object: sets a listener and replaces the previous one; nil removes it. */
static int listen(lua_State *L)
{
    static void *const heard[BINDING_LISTENERS] = {(void *)on_change, (void *)on_display, (void *)on_alert};
    const struct binding_function *function = &binding_functions[lua_tointeger(L, lua_upvalueindex(1))];
    money_error_t error = {.position = -1};
    uint64_t words[BINDING_WORDS] = {0};
    lua_settop(L, 2);
    struct binding_object *object = binding_given_object(L, 1, function->parameters[0].index, "self");
    if (!lua_isnil(L, 2) && !lua_isfunction(L, 2))
        return luaL_error(L, "a listener must be a function or nil, got %s", binding_what(L, 2));
    if (object->readers > 0 || object->writers > 0) {
        error = (money_error_t){.status = MONEY_ERR_BUSY, .position = -1, .text = "object is in use by another call"};
        binding_raise(L, MONEY_ERR_BUSY, &error);
    }
    int kind = strstr(function->name, "_display") != NULL ? DISPLAY : strstr(function->name, "_alert") != NULL ? ALERT : CHANGE;
    // All that needs memory comes first.
    lua_createtable(L, BINDING_LISTENERS, 0);
    get_listeners(L, 1);
    for (int i = 1; i <= BINDING_LISTENERS; i++) {
        lua_pushnil(L);
        if (lua_istable(L, 4)) {
            lua_pop(L, 1);
            lua_rawgeti(L, 4, i);
        }
        lua_rawseti(L, 3, i);
    }
    lua_pushvalue(L, 2);
    lua_rawseti(L, 3, kind + 1);
    remember(L, object);
    words[0] = (uint64_t)(uintptr_t)object->pointer;
    words[1] = lua_isnil(L, 2) ? 0 : (uint64_t)(uintptr_t)heard[kind];
    words[2] = (uint64_t)(uintptr_t)object;
    words[3] = (uint64_t)(uintptr_t)&error;
    function->run(words);
    if ((money_status_t)words[0] != MONEY_OK)
        binding_raise(L, (money_status_t)words[0], &error);
    lua_settop(L, 3);
    set_listeners(L, 1);
    return 0;
}

/** listen(place): the function of Lua that sets a listener. */
int binding_bind_listen(lua_State *L)
{
    int64_t at = binding_signed(L, 1, "place", 0, INT32_MAX);
    const struct binding_function *function = binding_functions;
    while (function->name != NULL && function - binding_functions != at)
        function++;
    if (function->name == NULL || function->count != 4 || function->parameters[1].role != BINDING_CALLBACK)
        return luaL_error(L, "function must have a listener");
    lua_pushinteger(L, (lua_Integer)at);
    lua_pushcclosure(L, listen, 1);
    return 1;
}
