import { type MediaFile, toMediaKind, type Upload, type UploadPayload } from '@console/shared/schemas/media'
import { recognizeMedia } from '@console/shared/schemas/media-signature'
import { and, eq, lte } from 'drizzle-orm'
import type { Origin } from '../audit/write-audit.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { onlyRow } from '../database/only-row.ts'
import type { Services } from '../database/services.ts'
import { ApiError, invalidFields } from '../http/api-error.ts'
import { existingRow } from '../records/existing-row.ts'
import type { Staff } from '../staff/staff.ts'
import { toMediaName } from './media-name.ts'
import { createMediaStore, mediaSubject } from './media-store.ts'
import { mediaUploadTable } from './media-table.ts'
import type { Media } from './open-media.ts'
import { openStagedUpload } from './staged-upload.ts'

/** An unfinished upload is forgotten after a week. */
const keptFor = 7 * 24 * 3_600_000

type Call = { staff: Staff; origin: Origin }

/** Receives a file in parts, and resumes where it was cut. Each person has uploads of their own, one for the same bytes. */
export function createUploads({ database, now }: Services, media: Media) {
  const stage = (id: number) => openStagedUpload(media.staging, id)

  async function find(id: number, staff: Staff) {
    const own = and(eq(mediaUploadTable.id, id), eq(mediaUploadTable.staff_id, staff.id))
    return existingRow(await database.select().from(mediaUploadTable).where(own), 'upload', id)
  }

  async function forget(id: number) {
    await database.delete(mediaUploadTable).where(eq(mediaUploadTable.id, id))
    await stage(id).remove()
  }

  async function forgetOld() {
    const before = new Date(now().getTime() - keptFor)
    const old = await database
      .delete(mediaUploadTable)
      .where(lte(mediaUploadTable.created_at, before))
      .returning({ id: mediaUploadTable.id })
    for (const { id } of old) await stage(id).remove()
  }

  return {
    async open({ name, type, size, hash }: UploadPayload, staff: Staff): Promise<Upload> {
      await forgetOld()
      const kept = await createMediaStore(database, media.publicUrl).findByHash(hash)
      // A file whose bytes were lost is sent again, and keeps its record.
      const isThere = (await media.storage.readSize(toMediaName({ hash, type }))) === size
      if (kept !== undefined && isThere) return { state: 'kept', file: kept }
      const target = [mediaUploadTable.staff_id, mediaUploadTable.hash]
      const rows = await database
        .insert(mediaUploadTable)
        .values({ staff_id: staff.id, hash, name, type, size, created_at: now() })
        .onConflictDoUpdate({ target, set: { name, type, size, created_at: now() } })
        .returning({ id: mediaUploadTable.id })
      const { id } = onlyRow(rows)
      return { state: 'open', id, received: await stage(id).readSize() }
    },

    async take(id: number, offset: number, staff: Staff, chunks: AsyncIterable<Uint8Array>) {
      const { size } = await find(id, staff)
      const staged = stage(id)
      const received = await staged.readSize()
      // Overlapping bytes came with a part whose connection broke.
      if (offset > received)
        throw new ApiError(
          409,
          `The next part begins at byte ${received}, not at ${offset}. Ask where to go on.`,
        )
      await staged.write(offset, upTo(size - offset, chunks))
      return { received: await staged.readSize() }
    },

    async finish(id: number, { staff, origin }: Call): Promise<MediaFile> {
      const { hash, name, type, size } = await find(id, staff)
      const staged = stage(id)
      const received = await staged.readSize()
      if (received !== size)
        throw new ApiError(409, `${received} of ${size} bytes have arrived. Send the rest first.`)
      const found = recognizeMedia(await staged.readHead())
      if (found !== type) {
        await forget(id)
        throw invalidFields({
          type: [
            `“${name}” says it is ${type}, and its content is ${found ?? 'nothing that can be kept here'}`,
          ],
        })
      }
      if ((await staged.hash()) !== hash) {
        await forget(id)
        throw invalidFields({ hash: [`“${name}” did not arrive as it was sent. Send it again`] })
      }
      await media.storage.put(toMediaName({ hash, type }), staged.path)
      return inTransaction(database, async (transaction) => {
        const store = createMediaStore(transaction, media.publicUrl)
        const kind = toMediaKind(type)
        const added = await store.add({
          hash,
          name,
          type,
          kind,
          size,
          created_by: staff.name,
          created_at: now(),
        })
        await transaction.delete(mediaUploadTable).where(eq(mediaUploadTable.id, id))
        const file = added ?? (await store.findByHash(hash))
        if (file === undefined)
          throw new ApiError(409, `“${name}” was deleted while it arrived. Send it again.`)
        const change = { action: 'create', subject: mediaSubject, recordId: file.id } as const
        if (added !== undefined) await writeAudit(transaction, now(), origin, change)
        return file
      })
    },

    async cancel(id: number, staff: Staff): Promise<void> {
      await find(id, staff)
      await forget(id)
    },
  }
}

async function* upTo(most: number, chunks: AsyncIterable<Uint8Array>) {
  let left = most
  for await (const chunk of chunks) {
    left -= chunk.length
    if (left < 0) throw new ApiError(413, 'There is more of the file than was announced. Begin again.')
    yield chunk
  }
}
