import { delMany, entries, set } from 'idb-keyval'
import { deviceDatabase } from '../../api/device-database.ts'
import { type MockTexts, mockTextsSchema } from './mock-texts.ts'

/** Stores texts between visits. Never rejects: texts that cannot be stored are read again. */
export type TextStore = {
  read(): Promise<MockTexts[]>
  /** Resolves with whether they were stored. */
  write(texts: MockTexts): Promise<boolean>
  remove(ids: readonly string[]): Promise<void>
}

/** An IndexedDB database per user, named as a cache, so that signing out deletes it. */
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
        // A failure is ignored: removed mocks are not in the list.
      }
    },
  }
}

const keysOf = (entries: readonly [string, unknown][]) => entries.map(([key]) => key)
