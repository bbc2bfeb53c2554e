import { anyText, listOrOne, orNull } from '@console/values/schemas/lenient'
import { numberOrText, recordId } from '@console/values/schemas/number'
import * as z from 'zod/mini'

/**
 * Fields that servers write in more than one way. Every schema is built twice: strict for POST and PUT, and lenient for
 * responses (a tolerant reader).
 */
export type FieldSchemas<Amount = number, Nothing = null> = {
  id(): z.ZodMiniType<number | string>
  number(): z.ZodMiniType<Amount>
  /** A required text, which may be empty. */
  text(): z.ZodMiniType<string>
  list<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniType<z.output<Schema>[]>
  /** In responses, `prepare` converts a value for the schema; in requests nothing is converted. */
  prepared<Value>(schema: z.ZodMiniType<Value>, prepare: (value: unknown) => unknown): z.ZodMiniType<Value>
  orNull<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniType<z.output<Schema> | Nothing>
}

/** For requests: numbers are numbers, and empty values are null. */
export const strictFields: FieldSchemas = {
  id: () => z.union([z.number(), z.string()]),
  number: () => z.number(),
  text: () => z.string(),
  list: (schema) => z.array(schema),
  prepared: (schema) => schema,
  orNull: z.nullable,
}

/** For responses: numbers may be text, texts numbers, a list its only entry, and empty values null or absent. */
export const lenientFields: FieldSchemas = {
  id: () => recordId(),
  number: () => numberOrText(),
  text: () => anyText(),
  list: (schema) => listOrOne(schema),
  prepared: (schema, prepare) => z.pipe(z.transform(prepare), schema),
  orNull,
}
