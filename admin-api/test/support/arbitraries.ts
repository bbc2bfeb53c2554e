import fc from 'fast-check'

/** A value as it comes out of JSON. */
export const asJson = (value: object): object => JSON.parse(JSON.stringify(value))

/** Text with letters of many scripts, not blank and without outer space. */
export const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== '')

/** As it comes over the wire, where no zero is negative, and with numbers that the API takes. */
const json = fc
  .jsonValue({ stringUnit: 'grapheme', maxDepth: 3 })
  .map((value): unknown =>
    JSON.parse(JSON.stringify(value), (_, part) =>
      typeof part === 'number' && Math.abs(part) > Number.MAX_SAFE_INTEGER ? 0.1 : part,
    ),
  )

/** Fields that the API does not know. A field named `__proto__` is dropped on purpose by the schema library. */
export const unknownFields = (known: readonly string[]) =>
  fc.dictionary(
    words.filter((key) => key !== '__proto__' && !known.includes(key)),
    json,
    { maxKeys: 4 },
  )
