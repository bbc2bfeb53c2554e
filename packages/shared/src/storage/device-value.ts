import { useState } from 'react'
import * as z from 'zod/mini'
import { usePlatform } from '../platform/platform-context.tsx'
import { guardStorage } from './guarded-storage.ts'

const device = guardStorage(() => localStorage)

/**
 * A value that this device remembers for the signed-in person. Anything that `schema` rejects reads as `fallback`; if
 * the device cannot store it, the value lives as long as the screen.
 */
export function useDeviceValue<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): [Value, (value: Value) => void] {
  const { session } = usePlatform()
  const key = `console/${session.readUser()?.id ?? 'nobody'}/${name}`
  const [value, setValue] = useState(() => readValue(key, schema, fallback))
  return [
    value,
    (next) => {
      setValue(next)
      device.write(key, JSON.stringify(next))
    },
  ]
}

function readValue<Value>(key: string, schema: z.ZodMiniType<Value>, fallback: Value): Value {
  try {
    const stored = z.safeParse(schema, JSON.parse(device.read(key) ?? 'null'))
    return stored.success ? stored.data : fallback
  } catch {
    return fallback
  }
}
