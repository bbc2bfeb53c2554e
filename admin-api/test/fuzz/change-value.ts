import fc from 'fast-check'
import { hostileValues } from './hostile-values.ts'

type Change = { place: number; kind: number; value: unknown }

export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({ place: fc.nat(), kind: fc.nat({ max: 5 }), value: hostileValues }),
  { minLength: 1, maxLength: 2 },
)

/** The value with one of its parts replaced, taken out, doubled, wrapped or joined by another. */
export function changeValue(value: unknown, change: Change): unknown {
  const copy: Record<string, unknown> = { root: structuredClone(value) }
  const places = listDestinations(copy, [])
  const [holder, key] = places[change.place % places.length] ?? [copy, 'root']
  const held = holder[key]
  switch (change.kind) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      break
    case 1:
      holder[key] = [held, held]
      break
    case 2:
      holder[key] = Array.isArray(held) ? Array(50).fill(held).flat() : JSON.stringify(held)
      break
    case 3:
      if (typeof held === 'object' && held !== null && !Array.isArray(held))
        Reflect.set(held, 'more', change.value)
      else holder[key] = change.value
      break
    default:
      holder[key] = change.value
  }
  return copy['root'] ?? null
}

function listDestinations(value: unknown, found: [Record<string, unknown>, string][]) {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value)) {
    // An array is a record of its indices for all that is done with it here.
    found.push([value as Record<string, unknown>, key])
    listDestinations(inner, found)
  }
  return found
}
