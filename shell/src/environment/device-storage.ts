import { type GuardedStorage, guardStorage } from '@console/shared/guarded-storage'
import type * as z from 'zod/mini'

export const deviceStorage = guardStorage(() => localStorage)
export const tabStorage = guardStorage(() => sessionStorage)

/** What was stored as JSON; null where there is nothing, or something that the schema does not take. */
export function readStoredJson<Value>(
  storage: GuardedStorage,
  key: string,
  schema: z.ZodMiniType<Value>,
): Value | null {
  try {
    return schema.safeParse(JSON.parse(storage.read(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
