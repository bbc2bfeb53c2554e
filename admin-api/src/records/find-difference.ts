import { isDeepStrictEqual } from 'node:util'
import type { Difference } from '../audit/audit-table.ts'

/** A field that differs in more places is reported as a whole. */
const mostPlaces = 50
/** They change with every write, so they tell nothing. */
const silent = new Set(['updated_at', 'updated_by'])

/** The differences between two records, by the path of the smallest differing part: `questions.passages.0.title`. */
export function findDifference(before: object, after: object): Difference {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]).difference(silent)
  const found = [...fields].map((field) => {
    const from: unknown = Reflect.get(before, field)
    const to: unknown = Reflect.get(after, field)
    const places = [...walk(from, to, field)].slice(0, mostPlaces + 1)
    return places.length > mostPlaces ? [[field, { from, to }] as const] : places
  })
  return Object.fromEntries(found.flat())
}

type Place = readonly [path: string, change: { from?: unknown; to?: unknown }]

function* walk(from: unknown, to: unknown, path: string): Generator<Place> {
  if (isDeepStrictEqual(from, to)) return
  if (!isNested(from) || !isNested(to) || Array.isArray(from) !== Array.isArray(to)) {
    yield [path, { from, to }]
    return
  }
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    yield* walk(Reflect.get(from, key), Reflect.get(to, key), `${path}.${key}`)
  }
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
