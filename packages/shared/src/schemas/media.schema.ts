import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'

const megabyte = 1024 * 1024

/** What the library of an API with `features.media` takes: by media type, the ending of its address. */
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

export const mostMediaBytes: Record<MediaKind, number> = { recording: 250 * megabyte, picture: 10 * megabyte }

/** Most bytes of one part of an upload; proxies that let a document of 5 MB pass let it pass too. */
export const mostPartBytes = megabyte

/** Most files on a page of the library. */
export const mediaPageSize = 24

/** In characters. */
export const mostAltText = 500

/** A record that names the file. */
export const mediaUseSchema = z.object({
  kind: z.enum(['mock', 'article']),
  /** Of a mock: `listening` and so on. */
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
  /** What a picture shows, for those who cannot see it. */
  alt: z.string(),
  /** Where anybody reads its bytes: whole, or a path on the console's own origin. */
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
    z.maxLength(200, { error: 'Use 200 characters at most' }),
  )

/** Asks for a place to send a file to; asked again, it says how much of it has arrived. */
export const uploadPayloadSchema = z
  .object({
    name: fileNameSchema,
    type: z.enum(mediaTypeSchema.options, {
      error: 'Only MP3, M4A, OGG and WAV recordings and PNG, JPEG and WebP pictures can be kept',
    }),
    /** In bytes. */
    size: z.int().check(z.minimum(1, { error: 'The file is empty' })),
    /** SHA-256 of its bytes, in lower-case hexadecimal. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in hexadecimal' })),
  })
  .check(
    z.refine(({ type, size }) => size <= mostMediaBytes[toMediaKind(type)], {
      path: ['size'],
      error: 'A recording can have up to 250 MB, a picture up to 10 MB',
    }),
  )
export type UploadPayload = z.infer<typeof uploadPayloadSchema>

export const uploadSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    id: z.number(),
    /** Bytes that have arrived, from the first one on: where the next part begins. */
    received: z.number(),
  }),
  /** These bytes are in the library, whoever sent them. */
  z.object({ state: z.literal('kept'), file: mediaFileSchema }),
])
export type Upload = z.infer<typeof uploadSchema>

export const receivedSchema = z.object({ received: z.number() })

export const altTextSchema = z.object({
  alt: z
    .string()
    .check(z.trim(), z.maxLength(mostAltText, { error: `Use ${mostAltText} characters at most` })),
})
