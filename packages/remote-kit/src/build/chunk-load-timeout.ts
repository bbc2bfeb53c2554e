/** Milliseconds after which a chunk counts as failed; DESIGN §4 allows 8 s for everything that a screen waits for. */
export const chunkLoadTimeout = 4500
