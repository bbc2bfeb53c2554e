/** Keeps a test for `pnpm check chaos`, which runs the whole of every matrix. */
export const chaosTag = '@chaos'
