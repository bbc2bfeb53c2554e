import type { WriteGuard } from '../http/api-client.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import type { Draft, Platform } from '../platform/platform.ts'
import type { InvalidatedKeys } from '../query/mutation-meta.ts'
import type { FetchList } from '../query/read-outcomes.ts'
import { forgetDeletion, type KeptDeletion } from './kept-deletions.ts'

/** How a list creates deleted records again. Since 1.12.0. */
export type Restorer = {
  /** Makes the call with the body of `Deletion.kept`. */
  create(body: Record<string, unknown>, guard: WriteGuard): Promise<unknown>
  fetchList: FetchList<{ id: RecordId }>
  /** Address of the record's editor. */
  toPath(id: RecordId): string
  invalidates: InvalidatedKeys
  /** Gives the new record what this device keeps beside the deleted one, apart from drafts. */
  carryOver?(from: string, to: RecordId): Promise<unknown>
}

/** Creates the record again; resolves with its address, or null if the server does not tell which one it is. */
export async function restoreRecord(
  { queryClient, drafts, session }: Pick<Platform, 'queryClient' | 'drafts' | 'session'>,
  { create, fetchList, toPath, invalidates, carryOver }: Restorer,
  entity: string,
  kept: KeptDeletion,
): Promise<string | null> {
  const before = new Set((await fetchList(queryClient)).records.map(({ id }) => id))
  const mutation = queryClient.getMutationCache().build(queryClient, {
    // Pressed again after a lost answer, it is the same creation.
    mutationFn: () =>
      create(kept.body, { idempotencyKey: `restored-${entity}-${kept.id}-${kept.deletedAt}` }),
    meta: { invalidates, showsOwnErrors: true },
  })
  await mutation.execute(undefined)
  await forgetDeletion(drafts, { entity, id: kept.id })
  const list = await fetchList(queryClient).catch(() => null)
  const [added, ...others] = (list?.records ?? []).filter(({ id }) => !before.has(id))
  if (added === undefined || others.length > 0) return null
  const path = toPath(added.id)
  const owner = session.readUser()?.id
  if (owner !== undefined) {
    const toOwn = (draft: Draft) => ({ ...draft, owner, key: { ...draft.key, id: String(added.id) }, path })
    await Promise.all(kept.drafts.map((draft) => drafts.store(toOwn(draft))))
  }
  // The record itself is back.
  await carryOver?.(kept.id, added.id).catch(() => undefined)
  return path
}
