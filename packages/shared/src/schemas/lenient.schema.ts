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

/**
 * The kinds of field that servers write in more than one way. Schemas are built with either: strict for what POST and PUT
 * accept, lenient for what a server may answer (a tolerant reader).
 */
export type FieldSchemas<Amount = number, Nothing = null> = {
  id(): z.ZodMiniType<number>
  number(): z.ZodMiniType<Amount>
  orNull<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniType<z.output<Schema> | Nothing>
}

/** Numbers are numbers, and nothing is null. */
export const strictFields: FieldSchemas = {
  id: () => z.number(),
  number: () => z.number(),
  orNull: z.nullable,
}

/** Numbers may be their text, and nothing may be left out. */
export const lenientFields: FieldSchemas = { id: () => numberId(), number: () => numberOrText(), orNull }
