import * as z from 'zod/mini'
import { numberId, numberOrText } from './number.schema.ts'

/** What may be null. Absence reads as null, so that a screen meets one spelling of nothing. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

/** The same the other way round, for what a payload may leave out but not make null. */
export const orAbsent = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )

/** How numbers and what is not there are spelled in a record. */
export type Spelling<Amount = number, Nothing = null> = {
  id(): z.ZodMiniType<number>
  number(): z.ZodMiniType<Amount>
  orNull<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniType<z.output<Schema> | Nothing>
}

/** As POST and PUT accept it. */
export const sent: Spelling = { id: () => z.number(), number: () => z.number(), orNull: z.nullable }

/** As a server may answer it. */
export const received: Spelling = { id: () => numberId(), number: () => numberOrText(), orNull }
