import * as z from 'zod/mini'

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
