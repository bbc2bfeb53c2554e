import * as z from 'zod/mini'
import {
  integritySchema,
  redirectsSchema,
  releasedRemoteSchema,
  releaseIdSchema,
  versionSchema,
} from './released-remote.schema.ts'

/** An immutable file beside the records, named after its subject and its content. */
const releaseFileSchema = z
  .string()
  .check(z.regex(/^\/releases\/[\w-]+\.[\w-]{16}\.json$/, { error: 'must be the address of a release file' }))

/** @param name id of a release for its index, name of a remote for its details. */
export const toReleaseFileAddress = (name: string, integrity: string): string =>
  `/releases/${name}.${integrity.slice(7, 23).replaceAll('+', '-').replaceAll('/', '_')}.json`

/**
 * `/releases/current.json`: never cached and polled by every open tab, so its size does not depend on the number of
 * remotes.
 */
export const releasePointerSchema = z.object({
  format: z.literal(2),
  moved_at: z.string(),
  /** Set if the pointer is signed. */
  expires_at: z.optional(z.string()),
  release: z.object({
    id: releaseIdSchema,
    shell: z.object({ version: versionSchema }),
    /** Address of the {@link releaseIndexSchema}. */
    index: z.object({ address: releaseFileSchema, integrity: integritySchema }),
    /** The preceding releases, at most five, newest first. */
    recent: z.array(releaseIdSchema),
  }),
})
export type ReleasePointer = z.infer<typeof releasePointerSchema>

/** `/releases/{id}.{hash}.json`: what the shell knows of all remotes of a release before it loads any. */
export const releaseIndexSchema = z.object({
  format: z.literal(1),
  remotes: z.array(releasedRemoteSchema),
  redirects: redirectsSchema,
})
export type ReleaseIndex = z.infer<typeof releaseIndexSchema>
