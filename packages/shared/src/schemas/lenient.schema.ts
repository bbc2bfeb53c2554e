import * as z from 'zod/mini'
import { numberId, numberOrText } from './number.schema.ts'

/** What may be null. Absence reads as null too, so that a screen has one kind of nothing to deal with. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

/** The same the other way round, for what a payload may leave out but not make null. */
export const orAbsent = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )

/** A text. Servers store blanks as null, and digits as a number; absence reads as a blank too. */
export const anyText = () =>
  z._default(
    z.pipe(
      z.nullable(z.union([z.string(), z.number()], { error: 'must be a text' })),
      z.transform((value) => String(value ?? '')),
    ),
    '',
  )

/** A word of a few, which a server may write in capitals or with blanks around it. */
export const folded = <Schema extends z.ZodMiniType>(schema: Schema) => z.pipe(z.transform(foldWord), schema)

export const foldWord = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

/** A list. Where there is one entry it may come without its list, and where there is none, as null or not at all. */
export const listOrOne = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => (Array.isArray(value) ? value : [value ?? []].flat())),
      z.array(schema),
    ),
    [],
  )

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
