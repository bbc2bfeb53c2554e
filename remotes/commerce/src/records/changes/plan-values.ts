import type { JsonObject } from '@console/values/json/json-document'
import { checkDraft } from '../fields/check-draft.ts'
import { listTouched, toDraft } from '../fields/draft.ts'
import type { Body, Fields } from '../fields/field.ts'
import { toValues } from '../fields/payload.ts'

/** Gives some fields of a record new texts. */
export type DraftEdit<Draft> = (draft: Draft) => Draft

export type ValuePlan<Item> = {
  item: Item
  /** As people read them. */
  now: string
  next: string
  /** The fields that change, as they are now and as they will be. */
  from: Partial<Item>
  change: Partial<Item>
  /** Why it cannot be changed; null if it can. */
  problem: string | null
}

type PlannedFields<Item, Draft> = {
  fields: Fields<Item, Draft>
  body: Body
  names: readonly (keyof Draft & string)[]
}

/** The outcome of an edit for a record, judged by the rules of its form. */
export function planValues<Item extends JsonObject, Draft extends object>(
  { fields, body, names }: PlannedFields<Item, Draft>,
  item: Item,
  edit: DraftEdit<Draft>,
): ValuePlan<Item> {
  const base = toDraft(fields, item)
  const draft = edit(base)
  const touched = listTouched(fields, draft, base)
  const values = toValues(fields, draft, item)
  const pick = (from: JsonObject) =>
    // The names are those of its own fields.
    Object.fromEntries(touched.map((name) => [name, from[name]])) as Partial<Item>
  const [problem = null] = Object.values(checkDraft(fields, body, draft, base)).flat()
  return { item, now: describe(base), next: describe(draft), from: pick(item), change: pick(values), problem }

  function describe(shown: Draft): string {
    const texts = names.map((name) => {
      const text = String(shown[name])
      return (fields[name].show?.(text, shown) ?? text) || 'none'
    })
    return texts.join(' – ')
  }
}

/** A number raised by a percentage, or lowered by a negative one, in as many decimals as it may have. */
export function toRaised<Item, Draft>(
  { to, decimals }: Fields<Item, Draft>[keyof Draft & string],
  text: string,
  draft: Draft,
  percent: number,
): string {
  const value = text.trim() === '' ? undefined : to?.(text, draft, null)
  if (typeof value !== 'number') return text
  const places = 10 ** (decimals?.(draft) ?? 0)
  // The product first: binary fractions would round 1.005 down.
  return String(Math.round(Number((value * (100 + percent) * places).toPrecision(12)) / 100) / places)
}
