import { readOdd, readRecord } from './odd-fields.ts'
import type { StandardSchema } from './standard-schema.ts'

const wires = new WeakMap<object, object>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Notes what a record was read from, for `readWire`. */
export function noteWire(record: unknown, wire: unknown): void {
  if (isObject(record) && isObject(wire) && record !== wire) wires.set(record, wire)
}

/**
 * Of a record that was read for a write, the fields that a body has, as the server sent them: with its texts for numbers, its
 * nulls and its gaps. Known of what `findRecord` and `keepingWire` read and of the rows of `recordListSchema`; a copy of any of
 * these stands for itself, with the fields that could not be read as they came.
 */
export function readWire(record: object, body: { shape: object }): Record<string, unknown> {
  const odd = readOdd(record).map(({ field, raw }) => [field, raw])
  const wire = wires.get(record) ?? { ...record, ...Object.fromEntries(odd) }
  return Object.fromEntries(Object.entries(wire).filter(([field]) => Object.hasOwn(body.shape, field)))
}

/** The same schema for a record with fields that may be odd (`readOdd`); `readWire` tells what it was read from. */
export const keepingWire = <Output>(schema: StandardSchema<Output>): StandardSchema<Output> => ({
  '~standard': {
    validate: (wire) => {
      const result = readRecord(schema, wire, ['data'])
      if (result.issues === undefined) noteWire(result.value, wire)
      return result
    },
  },
})
