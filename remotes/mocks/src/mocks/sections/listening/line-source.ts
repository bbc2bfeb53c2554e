import { createId } from '@console/shared/document/create-id'
import { type GapText, splitAtGaps, toTypedGap } from '../../authoring/questions/gap-text.ts'
import { isJsonObject, type JsonObject } from '../../core/document/json.ts'
import { toLead } from '../../core/keys/listening-body.ts'

/** What stands on both sides of a gap, in an item or in a cell. */
type Sides = { before: string; after: string }

const readString = (value: unknown): string => (typeof value === 'string' ? value : '')
const join = (...texts: string[]) => texts.filter((text) => text !== '').join(' ')

function toItemSides(text: string, blank: JsonObject): Sides {
  const lead = toLead(blank['prefix'])
  const suffix = readString(blank['suffix'])
  if (blank['position'] === 'start') return { before: lead, after: join(suffix, text) }
  return { before: text === '' ? lead : `${text} ${lead}`, after: suffix }
}

const toSource = ({ before, after }: Sides, answer: string): string =>
  `${before}${toTypedGap(answer)}${after === '' ? '' : ` ${after}`}`

/** An item as one line in which its gap is written as it is typed. */
export function toLineSource(fields: Readonly<JsonObject>, answer: string): string {
  const text = readString(fields['text'])
  const { blank } = fields
  return isJsonObject(blank) ? toSource(toItemSides(text, blank), answer) : text
}

export type ReadLine = { fields: JsonObject; answer: string | null }

/**
 * The lines that a text makes: one, or one for each of its gaps. The first is the item that was edited; what is not
 * edited of it, such as the side of a gap, stays as it is. `lost` is the blank that it had last.
 */
export function readLines(source: string, item: Readonly<JsonObject>, lost: unknown): ReadLine[] {
  const [first, ...others] = splitAtGaps(source)
  if (first === undefined) {
    const { blank, ...fields } = item
    return [{ fields: { ...(isJsonObject(blank) ? fields : item), text: source }, answer: null }]
  }
  const own = isJsonObject(lost) && !isJsonObject(item['blank']) ? { id: lost['id'] } : {}
  return [
    { fields: { ...item, ...toItem(first, item, own) }, answer: first.answer },
    ...others.map((gap) => ({ fields: { id: createId(), ...toItem(gap, {}, {}) }, answer: gap.answer })),
  ]
}

function toItem({ before, after }: GapText, item: Readonly<JsonObject>, own: JsonObject): JsonObject {
  const text = readString(item['text'])
  const { blank } = item
  if (isJsonObject(blank)) {
    const sides = toItemSides(text, blank)
    if (sides.before === before) {
      if (sides.after === after.trim()) return { text, blank }
      return blank['position'] === 'start'
        ? toItemAfterGap(after.trim(), blank)
        : { text, blank: { ...blank, suffix: after.trim() || null } }
    }
    const edited = toItemBeforeGap(before, after.trim(), blank)
    if (edited !== null) return edited
  }
  const kept = isJsonObject(blank) ? blank : { id: createId(), ...own }
  // What touches the gap on its left, such as a currency sign, is its prefix.
  const lead = /^.*\s/s.exec(before)?.[0] ?? ''
  const prefix = before.slice(lead.length)
  const suffix = after.trim() || null
  return lead.trim() === '' && prefix === ''
    ? { text: suffix ?? '', blank: { ...kept, position: 'start', prefix: null, suffix: null } }
    : { text: lead.trim(), blank: { ...kept, position: 'end', prefix: prefix || null, suffix } }
}

/** A text behind the gap that was edited: what it begins with stays the suffix that the blank has. */
function toItemAfterGap(after: string, blank: JsonObject): JsonObject {
  const suffix = readString(blank['suffix'])
  return suffix !== '' && `${after} `.startsWith(`${suffix} `)
    ? { text: after.slice(suffix.length).trim(), blank }
    : { text: after, blank: { ...blank, suffix: null } }
}

/** A text before the gap that was edited: a prefix that still touches the gap stays one, whatever its words are. */
function toItemBeforeGap(before: string, after: string, blank: JsonObject): JsonObject | null {
  const lead = toLead(blank['prefix'])
  if (lead.trim() === '' || !` ${before}`.endsWith(` ${lead}`)) return null
  const isStart = blank['position'] === 'start'
  const isSame = !isStart && after === readString(blank['suffix'])
  return {
    text: before.slice(0, before.length - lead.length).trim(),
    blank: {
      ...blank,
      position: isStart ? 'end' : blank['position'],
      suffix: isSame ? blank['suffix'] : after || null,
    },
  }
}

/** Further lines of a text that is pasted; a printed gap of underlines is one without an answer yet. */
export const readPastedLines = (lines: readonly string[]): ReadLine[] =>
  lines.flatMap((line) => {
    const source = line.replaceAll(/_{3,}/g, toTypedGap(''))
    return readLines(source, { id: createId(), text: '' }, undefined)
  })

/** A cell as one text in which its gap is written as it is typed. */
export function toCellSource(cell: Readonly<JsonObject>, answer: string): string {
  if (cell['type'] !== 'blank') return readString(cell['value'])
  return toSource({ before: toLead(cell['prefix']), after: readString(cell['suffix']) }, answer)
}

/** The cell that a text makes, with what the server has beside it; of several gaps the first counts. */
export function readCell(source: string, cell: Readonly<JsonObject>): ReadLine {
  const { value: _value, placeholder, prefix: _prefix, suffix: _suffix, type, ...others } = cell
  const [gap] = splitAtGaps(source)
  if (gap === undefined) return { fields: { ...others, type: 'fixed', value: source }, answer: null }
  const isSame = type === 'blank' && toLead(cell['prefix']) === gap.before
  const prefix = isSame ? cell['prefix'] : gap.before.trim() || null
  const suffix =
    type === 'blank' && readString(cell['suffix']) === gap.after.trim()
      ? cell['suffix']
      : gap.after.trim() || null
  return {
    fields: { ...others, type: 'blank', placeholder: type === 'blank' ? placeholder : '', prefix, suffix },
    answer: gap.answer,
  }
}
