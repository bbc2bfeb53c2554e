import type { ChangeLabels } from '@console/shared/editing/editor-options'
import { blankUnreadableFields } from '@console/shared/http/unreadable-fields'
import { isSame } from '@console/values/json/json-document'
import { upperFirst } from 'es-toolkit/string'
import * as z from 'zod/mini'
import { type Field, type Fields, listNames, mapFields } from './record-field.ts'

/** A new record in the form; `given` comes from the console's settings. */
export const toBlank = <Item, Draft>(fields: Fields<Item, Draft>, given: Partial<Draft> = {}): Draft => ({
  ...mapFields(fields, ({ blank }) => blank?.() ?? ''),
  ...given,
})

/**
 * A record in the form. Numbers and times are text there, so that typing changes nothing else. `sent` is the body that
 * the record may result from.
 */
export const toDraft = <Item extends object, Draft extends object>(
  fields: Fields<Item, Draft>,
  record: Item,
  sent?: Draft,
): Draft =>
  blankUnreadableFields(
    mapFields(fields, ({ from }, name) => from?.(record, String(sent?.[name] ?? '')) ?? toText(record, name)),
    record,
  )

/** A new record in the form that starts as a copy of another. */
export const toCopy = <Item extends object, Draft extends object>(
  fields: Fields<Item, Draft>,
  record: Item,
  blank: Draft,
): Draft => {
  const draft = toDraft(fields, record, blank)
  return mapFields(fields, ({ copied }, name) => copied?.(String(draft[name])) ?? String(draft[name]))
}

/** One spelling for numbers and times; texts stay as typed. */
const toMeaning = <Item, Draft>(fields: Fields<Item, Draft>, draft: Draft): Draft =>
  mapFields(fields, ({ spell }, name) => spell?.(String(draft[name]), draft) ?? String(draft[name]))

/** One spelling for values that are the same on the wire. */
export const normalise = <Item, Draft>(fields: Fields<Item, Draft>, draft: Draft): Draft => {
  const meaning = toMeaning(fields, draft)
  return mapFields(fields, (field, name) => {
    const text = String(meaning[name]).trim()
    // A number in the reader's spelling may not be parsed again: "1.125" is a different number in another language.
    return field.spell === undefined ? String(toValue(field, text, meaning, null) ?? text) : text
  })
}

/** The fields in which a draft differs from its record; all of a new one. */
export function listTouched<Item, Draft extends object>(
  fields: Fields<Item, Draft>,
  draft: Draft,
  base: Draft | null,
) {
  if (base === null) return listNames(fields)
  const [mine, theirs] = [toMeaning(fields, draft), toMeaning(fields, base)]
  // A field that is blank because it could not be read means no number, not even 0.
  const isFilled = (name: keyof Draft) => base[name] === '' && String(draft[name]).trim() !== ''
  return listNames(fields).filter(
    (name) => draft[name] !== base[name] && (mine[name] !== theirs[name] || isFilled(name)),
  )
}

/** The text of a field as its value on the wire. */
export const toValue = <Item, Draft>(
  { to, choices }: Field<Item, Draft>,
  text: string,
  draft: Draft,
  record: Item | null,
): unknown => {
  if (to !== undefined) return to(text, draft, record)
  return choices === undefined ? text.trim() || null : text
}

/** A record, or a body to be sent, with every field in one spelling. */
export const toComparable = <Item, Draft>(fields: Fields<Item, Draft>, copy: object): Draft =>
  normalise(
    fields,
    mapFields(fields, (_, name) => toText(copy, name)),
  )

/** Whether two copies are equal in every field; each is a record or a body to be sent. */
export const isSameRecord = <Item, Draft>(fields: Fields<Item, Draft>, one: object, other: object): boolean =>
  isSame(toComparable(fields, one), toComparable(fields, other))

const toText = (copy: object, name: string) => String(new Map(Object.entries(copy)).get(name) ?? '')

/** Accepts a draft stored on the device only if the form still has its fields. */
export const draftSchema = <Item, Draft>(fields: Fields<Item, Draft>) =>
  z.object(
    Object.fromEntries(
      listNames(fields).map((name) => {
        const { choices } = fields[name]
        return [name, choices === undefined ? z.string() : z.enum(Object.keys(choices))]
      }),
    ),
    // zod cannot infer the shape: `Draft` has the same names by construction.
  ) as unknown as z.ZodMiniType<Draft>

/** The differences between two copies in words. */
export const toChangeWords = <Item, Draft>(noun: string, fields: Fields<Item, Draft>): ChangeLabels => {
  const schema = draftSchema(fields)
  const find = (name: unknown) =>
    Object.entries<Field<Item, Draft>>(fields).find(([key]) => key === name)?.[1]
  return {
    noun,
    label: ([name]) => find(name)?.label ?? upperFirst(noun),
    text(value, [name], document) {
      const [field, draft] = [find(name), schema.safeParse(document).data]
      if (field === undefined || draft === undefined || typeof value !== 'string') return undefined
      return field.choices === undefined ? field.show?.(value, draft) : field.choices[value]
    },
  }
}
