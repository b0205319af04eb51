/* A program with Lua inside, as hosts have it: host MODE SCRIPT. The script runs
 *
 *     stack    in a thread whose stack has 64 KiB
 *     states   in eight threads at once, each with a state of its own
 *     fork     in a process and then in children of it, which inherit its state
 *
 * It ends with 0 if every run of the script returned true.
 */
#include <lauxlib.h>
#include <lualib.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SMALL = 64 * 1024, THREADS = 8, CHILDREN = 4, USUAL = 1024 * 1024 };

static const char *script;

static int call(lua_State *L)
{
    if (lua_pcall(L, 0, 1, 0) == 0 && lua_toboolean(L, -1))
        return 1;
    luaL_callmeta(L, -1, "__tostring");
    fprintf(stderr, "%s\n", lua_tostring(L, -1) == NULL ? "no result" : lua_tostring(L, -1));
    return 0;
}

static void *run(void *data)
{
    lua_State *L = luaL_newstate();
    (void)data;
    luaL_openlibs(L);
    int is_good = luaL_loadfile(L, script) == 0 && call(L);
    lua_close(L);
    return is_good ? L : NULL;
}

static int run_threads(int count, size_t size)
{
    pthread_t threads[THREADS];
    pthread_attr_t attributes;
    int good = 0;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, size);
    for (int i = 0; i < count; i++)
        if (pthread_create(&threads[i], &attributes, run, NULL) != 0)
            return 0;
    for (int i = 0; i < count; i++) {
        void *result = NULL;
        pthread_join(threads[i], &result);
        good += result != NULL;
    }
    return good == count;
}

static int run_forks(void)
{
    lua_State *L = luaL_newstate();
    int good = 0;
    luaL_openlibs(L);
    if (luaL_loadfile(L, script) != 0 || !call(L))
        return 0;
    for (int i = 0; i < CHILDREN; i++) {
        pid_t child = fork();
        if (child == 0) {
            // The child continues with its parent's state, and closes it.
            lua_getglobal(L, "go_on");
            int is_good = call(L);
            lua_close(L);
            _exit(is_good ? 0 : 1);
        }
        int status = 0;
        waitpid(child, &status, 0);
        good += status == 0;
    }
    lua_getglobal(L, "go_on");
    int is_good = call(L);
    lua_close(L);
    return is_good && good == CHILDREN;
}

int main(int count, char **words)
{
    if (count != 3)
        return 2;
    script = words[2];
    int is_good = strcmp(words[1], "stack") == 0    ? run_threads(1, SMALL)
                  : strcmp(words[1], "states") == 0 ? run_threads(THREADS, USUAL)
                                                    : run_forks();
    printf("%d passed, %d failed\n", is_good ? 1 : 0, is_good ? 0 : 1);
    return is_good ? 0 : 1;
}
