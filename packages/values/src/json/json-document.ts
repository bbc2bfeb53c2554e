export type JsonObject = Record<string, unknown>
export type Identified = JsonObject & { id: string | number }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Inherited properties, such as `constructor`, are not part of a document. */
export const readOwn = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

const isIdentified = (value: unknown): value is Identified =>
  isJsonObject(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number')

/** A list whose entries are all objects with an `id`. */
export const isIdentifiedList = (value: unknown): value is Identified[] =>
  Array.isArray(value) &&
  value.every(isIdentified) &&
  new Set(value.map(({ id }) => id)).size === value.length

/** Whether both are equal as JSON: the order of keys and keys that are `undefined` do not count. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((entry, index) => isSame(entry, right[index]))
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => isSame(readOwn(left, key), readOwn(right, key)))
}

/** A value without ids at any depth, for comparing content. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isJsonObject(value)) return value
  const fields = Object.entries(value).filter(([key]) => key !== 'id')
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutIds(field)]))
}
