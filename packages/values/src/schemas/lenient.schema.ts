import * as z from 'zod/mini'

/** A nullable field. Absence reads as null too, so that screens have a single empty value. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

/** The inverse, for a payload field that may be absent but not null. */
export const orAbsent = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )

/** A text. Servers return blanks as null and digits as numbers; absence reads as blank too. */
export const anyText = () =>
  z._default(
    z.pipe(
      z.nullable(z.union([z.string(), z.number()], { error: 'must be text' })),
      z.transform((value) => String(value ?? '')),
    ),
    '',
  )

/** One of a few words, case-insensitive and trimmed. */
export const folded = <Schema extends z.ZodMiniType>(schema: Schema) => z.pipe(z.transform(foldWord), schema)

export const foldWord = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

/** A list. A single entry may come without its list, and an empty list as null or not at all. */
export const listOrOne = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => (Array.isArray(value) ? value : [value ?? []].flat())),
      z.array(schema),
    ),
    [],
  )
