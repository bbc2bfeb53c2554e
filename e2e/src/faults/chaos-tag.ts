/** Reserves a test for `pnpm check chaos`, which runs every matrix in full. */
export const chaosTag = '@chaos'
