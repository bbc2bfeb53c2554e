import { type GuardedStorage, guardStorage } from '@console/shared/guarded-storage'
import { tryParseJson } from '@console/values/text/try-parse-json'
import type * as z from 'zod/mini'

export const deviceStorage = guardStorage(() => localStorage)
export const tabStorage = guardStorage(() => sessionStorage)

/** Parses stored JSON; null when nothing is stored or the schema rejects it. */
export const readStoredJson = <Value>(
  storage: GuardedStorage,
  key: string,
  schema: z.ZodMiniType<Value>,
): Value | null => schema.safeParse(tryParseJson(storage.read(key) ?? '')).data ?? null
