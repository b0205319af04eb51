/* Starts and stops Tests/Network/server.py. It ends with the program that started it, even after a crash. */
#ifndef SERVER_H
#define SERVER_H

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SERVER_KEY "loopback-key-0123456789"

typedef struct {
    pid_t process;
    int input; /* closed: it ends */
    int port;
} server_t;

/** For calls in loops of any length: only a failure counts. */
#define MUST(call)                                                \
    do {                                                          \
        money_status_t must_be = (call);                          \
        if (must_be != MONEY_OK) CHECK_STATUS(must_be, MONEY_OK); \
    } while (0)

/** Starts a server at a port, 0: any that is free; `certificate` and `keyfile` NULL: without TLS. Ends the program when it
 *  cannot. */
static inline server_t server_start(int port, const char *certificate, const char *keyfile)
{
    const char *python = getenv("PYTHON") != NULL ? getenv("PYTHON") : "python3";
    server_t server = {0, -1, 0};
    int in[2], out[2];
    char text[16];
    FILE *lines;

    snprintf(text, sizeof text, "%d", port);
    if (pipe(in) != 0 || pipe(out) != 0 || (server.process = fork()) < 0) {
        perror("server");
        exit(1);
    }
    if (server.process == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[0]);
        close(in[1]);
        close(out[0]);
        close(out[1]);
        if (certificate == NULL)
            execlp(python, python, "Tests/Network/server.py", "--port", text, (char *)NULL);
        else
            execlp(python, python, "Tests/Network/server.py", "--port", text, "--tls", certificate, keyfile,
                   (char *)NULL);
        perror(python);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    fcntl(in[1], F_SETFD, FD_CLOEXEC);
    server.input = in[1];
    lines = fdopen(out[0], "r");
    if (lines == NULL || fscanf(lines, "%d", &server.port) != 1) {
        fprintf(stderr, "the server does not start\n");
        exit(1);
    }
    fclose(lines);
    return server;
}

static inline void server_stop(server_t *server)
{
    close(server->input);
    waitpid(server->process, NULL, 0);
    server->input = -1;
}

#endif
