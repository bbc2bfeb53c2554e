/** Milliseconds after which a chunk that does not come is an error; DESIGN §4 allows 8 s for all that a screen waits for. */
export const chunkLoadTimeout = 4500
