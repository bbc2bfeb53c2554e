import {
  altTextSchema,
  maxPartBytes,
  mediaFileSchema,
  mediaKindSchema,
  mediaListSchema,
  receivedSchema,
  uploadPayloadSchema,
  uploadSchema,
} from '@console/shared/schemas/media'
import * as z from 'zod/mini'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Services } from '../database/services.ts'
import { ApiError } from '../http/api-error.ts'
import { type ApiRoute, fileRoute, parseBody, staffBodyRoute, staffRoute } from '../http/api-route.ts'
import { answerMedia } from './answer-media.ts'
import { mediaFilesPath, toMediaName } from './media-name.ts'
import { createMediaStore, mediaSubject } from './media-store.ts'
import type { Media } from './open-media.ts'
import { createUploads } from './upload-media.ts'

/** Everybody who writes texts with recordings or pictures. */
const permission = ['mocks.manage', 'articles.manage'] as const

export function buildMediaRoutes(services: Services, media: Media): ApiRoute[] {
  const { database, now } = services
  const uploads = createUploads(services, media)
  const open = (on = database) => createMediaStore(on, media.publicUrl)
  return [
    staffBodyRoute({
      ...{ method: 'POST', path: '/media/uploads', subject: 'upload', permission },
      summary: 'Ask for a place to send a file to, or how much of it has arrived',
      body: uploadWriteSchema,
      answer: uploadSchema,
      message: 'Upload',
      handle: ({ staff }, upload) => uploads.open(upload, staff),
    }),
    staffRoute({
      ...{ method: 'PUT', path: '/media/uploads/{id}/parts/{offset}', subject: 'upload', permission },
      summary: 'Send the bytes of a file from an offset on',
      takesBytes: maxPartBytes,
      refuses: [409],
      answer: receivedSchema,
      message: 'Part received',
      async handle({ id, offset, staff, incoming }) {
        if (!/^\d{1,12}$/.test(offset)) throw new ApiError(400, 'The offset is a number of bytes')
        return uploads.take(id, Number(offset), staff, incoming.readBytes(maxPartBytes))
      },
    }),
    staffRoute({
      ...{ method: 'POST', path: '/media/uploads/{id}/finish', subject: 'upload', permission },
      summary: 'Check a file that has arrived, and keep it in the library',
      refuses: [409, 422],
      answer: mediaFileSchema,
      message: 'File kept',
      handle: ({ id, staff, origin }) => uploads.finish(id, { staff, origin }),
    }),
    staffRoute({
      ...{ method: 'DELETE', path: '/media/uploads/{id}', subject: 'upload', permission },
      summary: 'Give up an upload',
      answer: z.null(),
      message: 'Upload given up',
      async handle({ id, staff }) {
        await uploads.cancel(id, staff)
        return null
      },
    }),
    staffRoute({
      ...{ method: 'GET', path: '/media', subject: mediaSubject, permission },
      summary: 'A page of the media library, newest first',
      query: ['search', 'kind', 'page'],
      refuses: [422],
      answer: mediaListSchema,
      message: 'Media library',
      handle: ({ incoming }) => open().list(parseBody(querySchema, incoming.readQuery())),
    }),
    staffBodyRoute({
      ...{ method: 'PUT', path: '/media/{id}', subject: mediaSubject, permission },
      summary: 'Say what a picture shows, for those who cannot see it',
      body: altTextSchema,
      answer: mediaFileSchema,
      message: 'Alternative text saved',
      handle: ({ id, origin }, described) =>
        inTransaction(database, async (transaction) => {
          const { alt } = await open(transaction).hold(id)
          const difference = { alt: { from: alt, to: described.alt } }
          const change = { action: 'update', subject: mediaSubject, recordId: id, difference } as const
          await writeAudit(transaction, now(), origin, change)
          return open(transaction).describe(id, described.alt)
        }),
    }),
    staffRoute({
      ...{ method: 'DELETE', path: '/media/{id}', subject: mediaSubject, permission },
      summary: 'Delete a file that no mock and no article names',
      refuses: [409],
      answer: z.null(),
      message: 'File deleted',
      async handle({ id, origin }) {
        const removed = await inTransaction(database, async (transaction) => {
          const store = open(transaction)
          const row = await store.hold(id)
          const uses = await store.listUses(row)
          if (uses.length > 0) throw stillUsed(uses.map(({ name }) => name))
          await store.remove(id)
          const change = { action: 'delete', subject: mediaSubject, recordId: id } as const
          await writeAudit(transaction, now(), origin, change)
          return row
        })
        await media.storage.remove(toMediaName(removed))
        return null
      },
    }),
    fileRoute({
      path: `${mediaFilesPath}{name}`,
      summary: 'The bytes of a file, whole or a range of them',
      subject: mediaSubject,
      message: 'The file',
      handle: ({ name, incoming }) => answerMedia(database, media.storage, name, incoming),
    }),
  ]
}

/** PostgreSQL has no such character, so that no text contains it. */
const withoutNull = (text: string) => text.replaceAll('\0', '')

/** A name goes into lists and into the file that is downloaded: none that turns the rest of its line around. */
export const uploadWriteSchema = z.safeExtend(uploadPayloadSchema, {
  name: uploadPayloadSchema.shape.name.check(
    z.refine((name) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name), {
      error: 'The name contains a character that does not show',
    }),
  ),
})

const querySchema = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(200), z.overwrite(withoutNull)), ''),
  kind: z.optional(mediaKindSchema),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
})

const mostNamed = 5

function stillUsed(names: readonly string[]): ApiError {
  const more = names.length - mostNamed
  const named = names
    .slice(0, mostNamed)
    .map((name) => `“${name}”`)
    .join(', ')
  return new ApiError(
    409,
    `This file is used by ${named}${more > 0 ? ` and ${more} more` : ''}. Remove it there first.`,
  )
}
