import { fileURLToPath } from 'node:url'

/** Recordings, made of the transcripts by `pnpm --filter @console/admin-api seed:media`, and drawn pictures. */
export const seedMediaDir = fileURLToPath(new URL('../../seed/media/', import.meta.url))
