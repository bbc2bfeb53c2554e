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

/** What is previewed: one version of a remote beside what is current, or the remotes of a release. */
export const previewSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remote'), name: remoteNameSchema, version: versionSchema }),
  z.object({ kind: z.literal('release'), id: releaseIdSchema }),
])
export type PreviewSubject = z.infer<typeof previewSubjectSchema>

/** `/releases/preview-{name or id}.{hash}.json`: what takes the place of what is current. Anybody may read it. */
export const previewFileSchema = z.object({
  format: z.literal(1),
  /** Until then pruning leaves it alone, and the release that it was taken from. */
  expires_at: timeSchema,
  /** That holds the remotes. */
  release: releaseIdSchema,
  shell: z.object({
    /** Of that release. */
    released: versionSchema,
    /** That was current when the remotes were compared with what it gives. */
    compared: versionSchema,
  }),
  remotes: z.array(z.object({ ...releasedRemoteSchema.shape, code: remoteCodeSchema })),
  /** In place of those that are current, where all remotes of a release are previewed. */
  redirects: redirectsSchema,
})
export type PreviewFile = z.infer<typeof previewFileSchema>

/** What a link carries, signed: the console of that origin shows this until then. */
export const previewGrantSchema = z.object({
  format: z.literal(1),
  subject: previewSubjectSchema,
  origin: z.string(),
  expires_at: timeSchema,
  /** Integrity of the {@link previewFileSchema}. */
  file: integritySchema,
})
export type PreviewGrant = z.infer<typeof previewGrantSchema>

/** A hyphen is in no remote's name, so that details of a remote never look like it. */
export const toPreviewAddress = (subject: PreviewSubject, integrity: string): string =>
  toReleaseFileAddress(`preview-${subject.kind === 'remote' ? subject.name : subject.id}`, integrity)

/** As links and people name it: `commerce@1a2b3c4d`, or the id of a release. */
export const toSubjectName = (subject: PreviewSubject): string =>
  subject.kind === 'remote'
    ? `${subject.name}@${subject.version.slice(subject.version.lastIndexOf('-') + 1).slice(0, 8)}`
    : subject.id

/** A signed grant as it stands in an address: base64url. */
export const encodeGrant = (document: string): string =>
  btoa(document).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The signed grant, or null for what is none. */
export function decodeGrant(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}
