import { previewSubjectSchema } from '@console/shared/release/preview'
import { releaseIdSchema } from '@console/shared/release/released-remote'
import { lineSchema, unitNameSchema } from '@console/shared/release-server/move-request'
import * as z from 'zod/mini'
import { uploadedUnitSchema } from './release-protocol.schema.ts'

/** A team's request for a link. */
export const previewRequestSchema = z.object({
  by: lineSchema,
  environment: z.optional(z.string()),
  asked: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('remote'), name: unitNameSchema, version: lineSchema }),
    z.object({ kind: z.literal('release'), id: releaseIdSchema }),
    z.object({ kind: z.literal('built'), unit: uploadedUnitSchema }),
  ]),
  /** The console that the link is for, and its screen; by default where the section begins. */
  origin: z.optional(z.string().check(z.refine(URL.canParse, { error: 'must be an address' }))),
  path: z.optional(lineSchema),
  expires_at: z.iso.datetime(),
  /** For a build: its preview can end with its branch. */
  branch: z.optional(lineSchema),
})
export type ServedPreviewRequest = z.infer<typeof previewRequestSchema>

/** A team's request to end the previews of a branch of its remote. */
export const previewEndSchema = z.object({
  by: lineSchema,
  environment: z.optional(z.string()),
  remote: unitNameSchema,
  branch: lineSchema,
})
export const previewEndAnswerSchema = z.object({ ended: z.int() })

/** The link, signed by the server, and the facts that it names. */
export const previewAnswerSchema = z.object({
  /** Absent for requests without an origin. */
  link: z.optional(z.string()),
  /** The public key that the console has to name. */
  key: z.optional(z.string()),
  subject: previewSubjectSchema,
  address: z.string(),
  integrity: z.string(),
  path: z.string(),
  current: releaseIdSchema,
  notes: z.array(z.string()),
})
