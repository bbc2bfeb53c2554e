import { tryParseJson } from '@console/values/text/try-parse-json'
import { useState } from 'react'
import * as z from 'zod/mini'
import { toOwnName } from '../platform/own-name.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { guardStorage } from './guarded-storage.ts'

const device = guardStorage(() => localStorage)

/**
 * A value that this device remembers for the signed-in person and the calling remote. Anything that `schema` rejects reads as `fallback`; if
 * the device cannot store it, the value lives as long as the screen.
 */
export function useDeviceValue<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): [Value, (value: Value) => void] {
  const platform = usePlatform()
  const toKey = (own: string) => `console/${platform.session.readUser()?.id ?? 'nobody'}/${own}`
  const key = toKey(toOwnName(platform, name))
  // Values that were stored before keys named the remote.
  const [value, setValue] = useState(() => readValue(key, schema, readValue(toKey(name), schema, fallback)))
  return [
    value,
    (next) => {
      setValue(next)
      device.write(key, JSON.stringify(next))
    },
  ]
}

function readValue<Value>(key: string, schema: z.ZodMiniType<Value>, fallback: Value): Value {
  const stored = z.safeParse(schema, tryParseJson(device.read(key) ?? ''))
  return stored.success ? stored.data : fallback
}
