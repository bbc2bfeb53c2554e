import * as z from 'zod/mini'
import { deviceStorage, readStoredJson } from '../environment/device-storage.ts'
import { paletteUsesKey } from '../navigation/recent-screens.ts'
import { sessionStore } from '../session/session.store.ts'

/** Beyond these, the least recently used is dropped. */
const maxKept = 40

const storedSchema = z.object({
  user: z.union([z.string(), z.number()]),
  uses: z.array(z.object({ id: z.string(), count: z.int().check(z.positive()) })),
})

/** How often the signed-in person chose each command on this device, by id. */
export function readPaletteUses(): ReadonlyMap<string, number> {
  const stored = readStoredJson(deviceStorage, paletteUsesKey, storedSchema)
  const isOwn = stored !== null && stored.user === sessionStore.getState().user?.id
  return new Map(isOwn ? stored.uses.map(({ id, count }) => [id, count]) : [])
}

export function countPaletteUse(id: string) {
  const user = sessionStore.getState().user?.id
  if (user === undefined) return
  const { [id]: count = 0, ...others } = Object.fromEntries(readPaletteUses())
  const uses = [
    { id, count: count + 1 },
    ...Object.entries(others).map(([key, value]) => ({ id: key, count: value })),
  ]
  const stored = { user, uses: uses.slice(0, maxKept) }
  deviceStorage.write(paletteUsesKey, JSON.stringify(stored satisfies z.infer<typeof storedSchema>))
}
