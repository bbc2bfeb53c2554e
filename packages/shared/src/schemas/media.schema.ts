import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'

const megabyte = 1024 * 1024

/** Media types accepted by an API with `features.media`, and their file extensions. */
export const mediaEndings = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const

export const mediaTypeSchema = z.enum([
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'image/png',
  'image/jpeg',
  'image/webp',
])
export type MediaType = z.infer<typeof mediaTypeSchema>

export const mediaKindSchema = z.enum(['recording', 'picture'])
export type MediaKind = z.infer<typeof mediaKindSchema>

export const toMediaKind = (type: MediaType): MediaKind =>
  type.startsWith('audio/') ? 'recording' : 'picture'

export const maxMediaBytes: Record<MediaKind, number> = { recording: 250 * megabyte, picture: 10 * megabyte }

/** Maximum bytes per part of an upload; proxies that accept a 5 MB document accept it too. */
export const maxPartBytes = megabyte

/** Files per page of the library. */
export const mediaPageSize = 24

/** In characters. */
export const maxAltText = 500

/** A record that refers to the file. */
export const mediaUseSchema = z.object({
  kind: z.enum(['mock', 'article']),
  /** For a mock: `listening` and so on. */
  section: z.nullable(z.string()),
  id: z.number(),
  name: z.string(),
})
export type MediaUse = z.infer<typeof mediaUseSchema>

export const mediaFileSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: mediaTypeSchema,
  kind: mediaKindSchema,
  /** In bytes. */
  size: z.number(),
  /** Alternative text of a picture, for people who cannot see it. */
  alt: z.string(),
  /** Public address of its bytes: absolute, or a path on the console's own origin. */
  address: z.string(),
  created_by: z.nullable(z.string()),
  created_at: timestampSchema,
  uses: z.array(mediaUseSchema),
})
export type MediaFile = z.infer<typeof mediaFileSchema>

export const mediaListSchema = z.object({ total: z.number(), files: z.array(mediaFileSchema) })
export type MediaList = z.infer<typeof mediaListSchema>

const fileNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter a name for the file' }),
    z.maxLength(200, { error: 'Name can have at most 200 characters' }),
  )

/** Starts or resumes an upload; the response says how much has arrived. */
export const uploadPayloadSchema = z
  .object({
    name: fileNameSchema,
    type: z.enum(mediaTypeSchema.options, {
      error: 'Only MP3, M4A, OGG and WAV recordings and PNG, JPEG and WebP pictures can be stored',
    }),
    /** In bytes. */
    size: z.int().check(z.minimum(1, { error: 'The file is empty' })),
    /** SHA-256 of its bytes, in lower-case hexadecimal. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in hexadecimal' })),
  })
  .check(
    z.refine(({ type, size }) => size <= maxMediaBytes[toMediaKind(type)], {
      path: ['size'],
      error: 'A recording can be up to 250 MB, a picture up to 10 MB',
    }),
  )
export type UploadPayload = z.infer<typeof uploadPayloadSchema>

export const uploadSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    id: z.number(),
    /** Bytes received so far, which is the offset of the next part. */
    received: z.number(),
  }),
  /** The library already has a file with these bytes. */
  z.object({ state: z.literal('kept'), file: mediaFileSchema }),
])
export type Upload = z.infer<typeof uploadSchema>

export const receivedSchema = z.object({ received: z.number() })

export const altTextSchema = z.object({
  alt: z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxAltText, { error: `Description can have at most ${maxAltText} characters` }),
    ),
})
