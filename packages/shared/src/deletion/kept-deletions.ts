import * as z from 'zod/mini'
import type { RecordId } from '../http/record-list.schema.ts'
import type { Draft, Platform } from '../platform/platform.ts'
import { toDeletionKey } from './deletion-key.ts'

type KeepingPlatform = Pick<Platform, 'drafts' | 'session'>

/** A deleted record as this device keeps it for 30 days, beside the drafts of the person who deleted it. */
export type KeptDeletion = {
  id: string
  name: string
  /** The body of the call that creates it again. */
  body: Record<string, unknown>
  /** Unsaved work on it. */
  drafts: readonly Draft[]
  /** Milliseconds since the epoch. */
  deletedAt: number
}

const keptSchema = z.object({
  name: z.string(),
  body: z.record(z.string(), z.unknown()),
  // The store checks what it gives.
  drafts: z.array(z.custom<Draft>((draft) => typeof draft === 'object' && draft !== null)),
})

type Deleted = { entity: string; id: RecordId; name: string }

/** Keeps a record that is being deleted; `list` is the address of its list, which offers to restore it. */
export async function keepDeletion(
  { drafts, session }: KeepingPlatform,
  { entity, id, name }: Deleted,
  { body, list, drafts: own }: { body: object; list: string; drafts: readonly Draft[] },
): Promise<void> {
  const owner = session.readUser()?.id
  if (owner === undefined) return
  await drafts.store({
    owner,
    key: toDeletionKey(entity, id),
    document: { name, body, drafts: own },
    baseVersion: null,
    title: `Deleted “${name}”`,
    path: `${list}?deleted`,
  })
}

/** Removes a record from those that can be restored. */
export const forgetDeletion = (drafts: Platform['drafts'], deleted: Pick<Deleted, 'entity' | 'id'>) =>
  drafts.discard(toDeletionKey(deleted.entity, deleted.id))

/** Latest first. */
export async function listKeptDeletions(drafts: Platform['drafts'], entity: string): Promise<KeptDeletion[]> {
  const wanted = toDeletionKey(entity, '').entity
  return (await drafts.list()).flatMap(({ key, document, savedAt }) => {
    const kept = key.entity === wanted ? keptSchema.safeParse(document).data : undefined
    return kept === undefined ? [] : [{ ...kept, id: key.id, deletedAt: savedAt }]
  })
}

/** Drafts of one record. */
export const listDrafts = async (
  drafts: Platform['drafts'],
  { entity, id }: Pick<Deleted, 'entity' | 'id'>,
): Promise<Draft[]> =>
  (await drafts.list()).filter(({ key }) => key.entity === entity && key.id === String(id))
