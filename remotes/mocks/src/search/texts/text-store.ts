import { delMany, entries, set } from 'idb-keyval'
import { deviceDatabase } from '../../api/device-database.ts'
import { type MockTexts, mockTextsSchema } from './mock-texts.ts'

/** Where the texts stay between visits. Nothing here rejects: where the device cannot keep them, they are read again. */
export type TextStore = {
  read(): Promise<MockTexts[]>
  /** Whether they stay. */
  write(texts: MockTexts): Promise<boolean>
  remove(ids: readonly string[]): Promise<void>
}

/** In IndexedDB, for one person; by its name a cache, which signing out empties. */
export function openTextStore(owner: string): TextStore {
  const database = deviceDatabase('console-cache/mock-texts', 'texts')
  const toKey = (id: string) => `${owner} ${id}`
  return {
    async read() {
      try {
        const found = await entries<string, unknown>(database())
        const others = found.filter(([key]) => !key.startsWith(toKey('')))
        if (others.length > 0) await delMany(keysOf(others), database())
        const own = found.filter((entry) => !others.includes(entry))
        return own.flatMap(([, value]) => mockTextsSchema.safeParse(value).data ?? [])
      } catch {
        return []
      }
    },
    async write(texts) {
      try {
        await set(toKey(texts.id), texts, database())
        return true
      } catch {
        return false
      }
    },
    async remove(ids) {
      try {
        await delMany(ids.map(toKey), database())
      } catch {
        // As above: the list of mocks says which are gone.
      }
    },
  }
}

const keysOf = (entries: readonly [string, unknown][]) => entries.map(([key]) => key)
