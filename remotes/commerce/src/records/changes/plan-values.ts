import { raiseNumber, type ValueChange, type ValuePlan } from '@console/shared/bulk/value-plan'
import type { JsonObject } from '@console/values/json/json-document'
import { checkDraft } from '../fields/check-draft.ts'
import { listTouched, toDraft } from '../fields/draft.ts'
import { toValues } from '../fields/payload.ts'
import { type Body, type Fields, listNames, mapFields } from '../fields/record-field.ts'

type PlannedFields<Item, Draft> = {
  fields: Fields<Item, Draft>
  body: Body
  names: readonly string[]
}

/** The record after a change, validated by the rules of its form. */
export function planValues<Item extends JsonObject, Draft extends object>(
  { fields, body, names }: PlannedFields<Item, Draft>,
  item: Item,
  change: ValueChange,
): ValuePlan<Item> {
  const base = toDraft(fields, item)
  const draft = mapFields(fields, (field, name) => {
    const text = String(base[name])
    if (!names.includes(name)) return text
    if (change === 'clear') return ''
    if ('percent' in change) return toRaised(field, text, base, change.percent)
    const typed = change.texts[name]?.trim() ?? ''
    return typed === '' ? text : (field.shift?.(text, typed) ?? typed)
  })
  const touched = listTouched(fields, draft, base)
  const values = toValues(fields, draft, item)
  const pick = (from: JsonObject) =>
    // The names are those of its own fields.
    Object.fromEntries(touched.map((name) => [name, from[name]])) as Partial<Item>
  const [problem = null] = Object.values(checkDraft(fields, body, draft, base)).flat()
  return { item, now: describe(base), next: describe(draft), from: pick(item), change: pick(values), problem }

  function describe(shown: Draft): string {
    const texts = listNames(fields).flatMap((name) => {
      if (!names.includes(name)) return []
      const text = String(shown[name])
      return (fields[name].show?.(text, shown) ?? text) || 'none'
    })
    return texts.join(' – ')
  }
}

/** A number raised by a percentage, or lowered by a negative one, with as many decimals as it may have. */
export function toRaised<Item, Draft>(
  { to, decimals }: Fields<Item, Draft>[keyof Draft & string],
  text: string,
  draft: Draft,
  percent: number,
): string {
  const value = text.trim() === '' ? undefined : to?.(text, draft, null)
  return typeof value === 'number' ? String(raiseNumber(value, percent, decimals?.(draft) ?? 0)) : text
}
