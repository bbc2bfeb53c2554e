import type { StandardSchema } from './standard-schema.ts'
import { listUnreadableFields, readRecord } from './unreadable-fields.ts'

const wires = new WeakMap<object, object>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Remembers the wire value of a record, for `readWire`. */
export function noteWire(record: unknown, wire: unknown): void {
  if (isObject(record) && isObject(wire) && record !== wire) wires.set(record, wire)
}

/**
 * The fields of a write's body as the server sent them, including numbers as text, nulls and gaps. Available for
 * records read by `findRecord` and `keepingWire` and for rows of `recordListSchema`; for a copy of these, its own
 * fields are returned, with unreadable ones as received.
 */
export function readWire(record: object, body: { shape: object }): Record<string, unknown> {
  const odd = listUnreadableFields(record).map(({ field, raw }) => [field, raw])
  const wire = wires.get(record) ?? { ...record, ...Object.fromEntries(odd) }
  return Object.fromEntries(Object.entries(wire).filter(([field]) => Object.hasOwn(body.shape, field)))
}

/** Wraps a schema for a record whose fields may be unreadable (`listUnreadableFields`); `readWire` then returns its wire value. */
export const keepingWire = <Output>(schema: StandardSchema<Output>): StandardSchema<Output> => ({
  '~standard': {
    validate: (wire) => {
      const result = readRecord(schema, wire, ['data'])
      if (result.issues === undefined) noteWire(result.value, wire)
      return result
    },
  },
})
