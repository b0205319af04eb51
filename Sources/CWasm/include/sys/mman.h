/* Pages where all of the memory can be read. */
#ifndef MONEY_WASM_MMAN_H
#define MONEY_WASM_MMAN_H

#define mincore(start, length, pages) ((void)(start), (void)(length), (void)(pages), 0)

#endif
