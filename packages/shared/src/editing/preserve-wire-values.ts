import {
  isIdentifiedList,
  isJsonObject,
  isSame,
  type JsonObject,
  readOwn,
} from '@console/values/json/json-document'

type Copies<Value> = {
  /** As received from the server. */
  wire: Value
  /** Parsed from `wire`. */
  base: Value
  /** The edited copy. */
  mine: Value
}

/**
 * Builds a write's body: `mine`, with the original `wire` value for everything unchanged since `base` and everything
 * unknown to it. List entries are matched by id, or by index if they have none.
 */
export function preserveWireValues(copies: Copies<JsonObject>): JsonObject
export function preserveWireValues(copies: Copies<unknown>): unknown
export function preserveWireValues({ wire, base, mine }: Copies<unknown>): unknown {
  if (isSame(base, mine)) return wire
  if (isJsonObject(wire) && isJsonObject(base) && isJsonObject(mine)) return preserveFields(wire, base, mine)
  if (Array.isArray(wire) && Array.isArray(base) && Array.isArray(mine))
    return preserveEntries(wire, base, mine)
  return mine
}

function preserveFields(wire: JsonObject, base: JsonObject, mine: JsonObject): JsonObject {
  const keys = [...new Set([...Object.keys(wire), ...Object.keys(mine)])]
  const entries = keys.map((key) => {
    const copies = { wire: readOwn(wire, key), base: readOwn(base, key), mine: readOwn(mine, key) }
    const isUnknown = copies.base === undefined && copies.mine === undefined
    return [key, isUnknown ? copies.wire : preserveWireValues(copies)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function preserveEntries(wire: unknown[], base: unknown[], mine: unknown[]): unknown[] {
  const find = isIdentifiedList(base) ? findById : findByPlace
  return mine.map((entry, index) => {
    const place = find(entry, index)
    return place === -1 ? entry : preserveWireValues({ wire: wire[place], base: base[place], mine: entry })
  })

  function findById(entry: unknown): number {
    return isJsonObject(entry)
      ? base.findIndex((before) => readOwn(Object(before), 'id') === entry['id'])
      : -1
  }

  function findByPlace(entry: unknown, index: number): number {
    const same = isSame(base[index], entry) ? index : base.findIndex((before) => isSame(before, entry))
    return same === -1 && base.length === mine.length ? index : same
  }
}
