/* Shell completions, generated from the table of commands and options. */
#ifndef CLI_COMPLETE_H
#define CLI_COMPLETE_H

void complete_bash(void);
void complete_zsh(void);

#endif
