/* money completion: writes the completion script for a shell. */
#include "../arguments.h"
#include "../complete/complete.h"
#include "../exits.h"
#include "../message.h"

#include <string.h>

int run_completion(const arguments_t *arguments)
{
    const char *shell = arguments->count == 1 ? arguments->words[0] : "";

    if (strcmp(shell, "bash") == 0)
        complete_bash();
    else if (strcmp(shell, "zsh") == 0)
        complete_zsh();
    else
        return message_usage("expected bash or zsh", shell[0] != 0 ? ", got \"" : NULL, shell, "\"", NULL);
    return EXIT_ANSWERED;
}
