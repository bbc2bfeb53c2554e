import { type GuardedStorage, guardStorage } from '@console/shared/guarded-storage'
import type * as z from 'zod/mini'

export const deviceStorage = guardStorage(() => localStorage)
export const tabStorage = guardStorage(() => sessionStorage)

/** Parses stored JSON; null when nothing is stored or the schema rejects it. */
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
