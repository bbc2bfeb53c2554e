import * as z from 'zod/mini'

/** A page of text is no sentence; it stays in the details. */
const longestSentence = 400

const sentence = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(longestSentence),
  z.refine((text) => !text.startsWith('<')),
)

/** Where servers put their sentence, in the order in which it is believed; `detail` and `title` are RFC 9457. */
const places = [
  z.pipe(
    z.looseObject({ message: sentence }),
    z.transform(({ message }) => message),
  ),
  z.pipe(
    z.looseObject({ error: sentence }),
    z.transform(({ error }) => error),
  ),
  z.pipe(
    z.looseObject({ error: z.looseObject({ message: sentence }) }),
    z.transform(({ error }) => error.message),
  ),
  z.pipe(
    z.looseObject({ detail: sentence }),
    z.transform(({ detail }) => detail),
  ),
  z.pipe(
    z.looseObject({ title: sentence }),
    z.transform(({ title }) => title),
  ),
  sentence,
]

/** The sentence for people in the body of a failed answer, whatever the body is; undefined where it has none. */
export function findServerMessage(body: unknown): string | undefined {
  for (const place of places) {
    const found = place.safeParse(body)
    if (found.success) return found.data
  }
  return undefined
}
