import { previewSubjectSchema } from '@console/shared/release/preview'
import { releaseIdSchema } from '@console/shared/release/released-remote'
import { lineSchema, unitNameSchema } from '@console/shared/release-server/move-request'
import * as z from 'zod/mini'

/** A team's request for a preview file. The team signs the link itself. */
export const previewRequestSchema = z.object({
  by: lineSchema,
  environment: z.optional(z.string()),
  asked: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('remote'), name: unitNameSchema, version: lineSchema }),
    z.object({ kind: z.literal('release'), id: releaseIdSchema }),
  ]),
  expires_at: z.iso.datetime(),
})
export type ServedPreviewRequest = z.infer<typeof previewRequestSchema>

/** The facts that the signed link names. */
export const previewAnswerSchema = z.object({
  subject: previewSubjectSchema,
  address: z.string(),
  integrity: z.string(),
  path: z.string(),
  current: releaseIdSchema,
  notes: z.array(z.string()),
})
