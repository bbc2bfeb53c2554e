import { type Arbitrary, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'

/** Fields that may be a number or a text, and are not converted. */
const freeFields = new Set(['position', 'questionId', 'dropId'])

export type Resource = { name: string; schema: z.ZodMiniType; sound: object; kept?: readonly string[] }

/** Variants of one value: a number as text, null as absence. */
type Spelled = { asText: boolean; isAbsent: boolean }
const spelled: Arbitrary<Spelled> = record({
  asText: constantFrom(true, false),
  isAbsent: constantFrom(true, false),
})

function respell(value: unknown, kept: ReadonlySet<string>, choose: () => Spelled, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((entry) => respell(entry, kept, choose, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const { asText, isAbsent } = choose()
      if (field === null) return isAbsent ? [] : [[key, field]]
      const isFree = freeFields.has(key) || (depth > 0 && kept.has(key))
      if (typeof field === 'number' && asText && !isFree) return [[key, String(field)]]
      return [[key, respell(field, kept, choose, depth + 1)]]
    }),
  )
}

/** Tests that a schema reads a record leniently. */
export function testSpellings({ schema, sound, kept = [] }: Resource) {
  const read = (value: unknown) => schema.safeParse(value)

  test('is read to the same values in every spelling of its numbers and blanks', () => {
    expect(read(sound).error).toBeUndefined()
    const expected = withoutNothing(read(sound).data)
    void assert(
      property(integer({ min: 0 }), option(spelled), (seed, fixed) => {
        let state = seed
        const choose = () => {
          state = (state * 1103515245 + 12345) % 2147483648
          return fixed ?? { asText: state % 3 === 0, isAbsent: state % 5 < 2 }
        }
        const result = read(respell(sound, new Set(kept), choose))
        expect(result.error).toBeUndefined()
        expect(withoutNothing(result.data)).toEqual(expected)
      }),
    )
  })

  test('keeps fields the console does not know', () => {
    expect(read({ ...sound, badge: { of: 'honour' } }).data).toMatchObject({ badge: { of: 'honour' } })
  })
}

/** Null and absence are equivalent. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined)
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutNothing(field)]))
}

/** Texts that a server returns as null after they were saved blank. */
const blankable = new Set(
  'paragraph list_item task content text value title answer key topic bullets headers options correct_answer'.split(
    ' ',
  ),
)

/** Copies of a value, each with one of these texts replaced by something that a server may return for a blank. */
export function listBlanked(value: unknown, key = ''): unknown[] {
  if (typeof value === 'string') return blankable.has(key) ? [null, '', 12] : []
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      listBlanked(entry, key).map((blanked) => value.toSpliced(index, 1, blanked)),
    )
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    listBlanked(field, name).map((blanked) => ({ ...value, [name]: blanked })),
  )
}
