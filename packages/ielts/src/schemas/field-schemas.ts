import { anyText, listOrOne, orNull } from '@console/values/schemas/lenient'
import { numberId, numberOrText } from '@console/values/schemas/number'
import * as z from 'zod/mini'

/**
 * The kinds of field that servers write in more than one way. Schemas are built with either: strict for what POST and PUT
 * accept, lenient for what a server may answer (a tolerant reader).
 */
export type FieldSchemas<Amount = number, Nothing = null> = {
  id(): z.ZodMiniType<number>
  number(): z.ZodMiniType<Amount>
  /** What is always there, if only as an empty text. */
  text(): z.ZodMiniType<string>
  list<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniType<z.output<Schema>[]>
  /** Of an answer, `prepare` makes what the schema expects; what is sent has to be so already. */
  prepared<Value>(schema: z.ZodMiniType<Value>, prepare: (value: unknown) => unknown): z.ZodMiniType<Value>
  orNull<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniType<z.output<Schema> | Nothing>
}

/** Numbers are numbers, and nothing is null. */
export const strictFields: FieldSchemas = {
  id: () => z.number(),
  number: () => z.number(),
  text: () => z.string(),
  list: (schema) => z.array(schema),
  prepared: (schema) => schema,
  orNull: z.nullable,
}

/** Numbers may be their text, texts numbers, a list its only entry, and what is empty null or left out. */
export const lenientFields: FieldSchemas = {
  id: () => numberId(),
  number: () => numberOrText(),
  text: () => anyText(),
  list: (schema) => listOrOne(schema),
  prepared: (schema, prepare) => z.pipe(z.transform(prepare), schema),
  orNull,
}
