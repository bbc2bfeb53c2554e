import * as z from 'zod/mini'
import { remoteNameSchema } from '../remote/remote-config.schema.ts'
import { toReleaseFileAddress } from './pointer.schema.ts'
import {
  integritySchema,
  redirectsSchema,
  releasedRemoteSchema,
  releaseIdSchema,
  remoteCodeSchema,
  versionSchema,
} from './released-remote.schema.ts'

const timeSchema = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'must be an ISO 8601 time' }))

/** Subject of a preview: one version of a remote beside the current release, or the remotes of a release. */
export const previewSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remote'), name: remoteNameSchema, version: versionSchema }),
  z.object({ kind: z.literal('release'), id: releaseIdSchema }),
])
export type PreviewSubject = z.infer<typeof previewSubjectSchema>

/** `/releases/preview-{name or id}.{hash}.json`: replaces current entries. Readable by anybody. */
export const previewFileSchema = z.object({
  format: z.literal(1),
  /** Until then pruning keeps it and the release that it was taken from. */
  expires_at: timeSchema,
  /** Hash of the branch that it is of, whose end is its own. */
  branch: z.optional(z.string()),
  /** The release that contains the remotes. */
  release: releaseIdSchema,
  shell: z.object({
    /** Shell of that release. */
    released: versionSchema,
    /** The current shell, whose exports the remotes were checked against. */
    compared: versionSchema,
  }),
  remotes: z.array(z.object({ ...releasedRemoteSchema.shape, code: remoteCodeSchema })),
  /** Replaces the current redirects if all remotes of a release are previewed. */
  redirects: redirectsSchema,
})
export type PreviewFile = z.infer<typeof previewFileSchema>

/** The signed content of a link: the console of that origin shows this until then. */
export const previewGrantSchema = z.object({
  format: z.literal(1),
  subject: previewSubjectSchema,
  origin: z.string(),
  expires_at: timeSchema,
  /** Integrity of the {@link previewFileSchema}. */
  file: integritySchema,
})
export type PreviewGrant = z.infer<typeof previewGrantSchema>

/** Remote names contain no hyphen, so no details file has such a name. */
export const toPreviewAddress = (subject: PreviewSubject, integrity: string): string =>
  toReleaseFileAddress(`preview-${subject.kind === 'remote' ? subject.name : subject.id}`, integrity)

/** Name in links and texts: `commerce@1a2b3c4d`, or the id of a release. */
export const toSubjectName = (subject: PreviewSubject): string =>
  subject.kind === 'remote'
    ? `${subject.name}@${subject.version.slice(subject.version.lastIndexOf('-') + 1).slice(0, 8)}`
    : subject.id

/** A signed grant in an address: base64url. */
export const encodeGrant = (document: string): string =>
  btoa(document).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The signed grant, or null if the text is none. */
export function decodeGrant(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}
