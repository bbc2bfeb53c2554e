import type { Draft, Drafts } from '@console/shared/platform'
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import { sessionStore } from '../session/session.store.ts'

const draftSchema = z.object({
  key: z.object({ entity: z.string(), id: z.string() }),
  document: z.unknown(),
  baseVersion: z.nullable(z.string()),
  savedAt: z.number(),
})

/** One IndexedDB record per person, entity and id; see `Drafts` for what is promised. */
export function createDrafts(): Drafts {
  let opened: UseStore | null = null
  const store = () => {
    opened ??= createStore('console-drafts', 'drafts')
    return opened
  }
  const prefix = () => `${sessionStore.getState().user?.id ?? 'nobody'}/`
  const address = ({ entity, id }: Draft['key']) => `${prefix()}${entity}/${id}`

  return {
    read: (key) => attempt(async () => parseDraft(await get(address(key), store())), null),
    write: (key, document, baseVersion) =>
      attempt(async () => {
        await set(address(key), { key, document, baseVersion, savedAt: Date.now() } satisfies Draft, store())
        return true
      }, false),
    discard: (key) => attempt(() => del(address(key), store()), undefined),
    list: () =>
      attempt(async () => {
        const all = await entries<string, unknown>(store())
        return all
          .filter(([name]) => name.startsWith(prefix()))
          .flatMap(([, stored]) => parseDraft(stored) ?? [])
      }, []),
  }
}

function parseDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

async function attempt<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
