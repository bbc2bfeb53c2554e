import { createId } from '@console/values/ids/create-id'
import { type BlankCell, type Cell, type ItemBlank, isBlank, toLead } from '../../document/listening-body.ts'
import type { FieldsOf } from '../../document/mock-node.ts'
import { type GapText, splitAtGaps, toTypedGap } from '../../keys/gap-text.ts'

type Item = FieldsOf<'listening.item'>

/** What stands on both sides of a gap, in an item or in a cell. */
type Sides = { before: string; after: string }

const join = (...texts: string[]) => texts.filter((text) => text !== '').join(' ')

function toItemSides(text: string, { prefix, suffix: printed, position }: ItemBlank): Sides {
  const lead = toLead(prefix)
  const suffix = printed ?? ''
  if (position === 'start') return { before: lead, after: join(suffix, text) }
  return { before: text === '' ? lead : `${text} ${lead}`, after: suffix }
}

const toSource = ({ before, after }: Sides, answer: string): string =>
  `${before}${toTypedGap(answer)}${after === '' ? '' : ` ${after}`}`

/** An item as one line in which its gap is written as it is typed. */
export const toLineSource = ({ text = '', blank }: Item, answer: string): string =>
  blank == null ? text : toSource(toItemSides(text, blank), answer)

export type ReadLine<Fields = Item> = { fields: Fields; answer: string | null }

/**
 * The lines that a text makes: one, or one for each of its gaps. The first is the item that was edited; what is not
 * edited of it, such as the side of a gap, stays as it is. `lost` is the blank that it had last.
 */
export function readLines(source: string, item: Item, lost: Pick<ItemBlank, 'id'> | undefined): ReadLine[] {
  const [first, ...others] = splitAtGaps(source)
  if (first === undefined) {
    const { blank, ...fields } = item
    return [{ fields: { ...(blank == null ? item : fields), text: source }, answer: null }]
  }
  const own = item.blank == null ? lost?.id : undefined
  return [
    { fields: { ...item, ...toItem(first, item, own) }, answer: first.answer },
    ...others.map((gap) => ({ fields: { id: createId(), ...toItem(gap, {}) }, answer: gap.answer })),
  ]
}

function toItem({ before, after }: GapText, { text = '', blank }: Item, own?: ItemBlank['id']): Item {
  if (blank != null) {
    const sides = toItemSides(text, blank)
    if (sides.before === before) {
      if (sides.after === after.trim()) return { text, blank }
      return blank.position === 'start'
        ? toItemAfterGap(after.trim(), blank)
        : { text, blank: { ...blank, suffix: after.trim() || null } }
    }
    const edited = toItemBeforeGap(before, after.trim(), blank)
    if (edited !== null) return edited
  }
  const kept = blank ?? { id: own ?? createId() }
  // What touches the gap on its left, such as a currency sign, is its prefix.
  const lead = /^.*\s/s.exec(before)?.[0] ?? ''
  const prefix = before.slice(lead.length)
  const suffix = after.trim() || null
  return lead.trim() === '' && prefix === ''
    ? { text: suffix ?? '', blank: { ...kept, position: 'start', prefix: null, suffix: null } }
    : { text: lead.trim(), blank: { ...kept, position: 'end', prefix: prefix || null, suffix } }
}

/** A text behind the gap that was edited: what it begins with stays the suffix that the blank has. */
function toItemAfterGap(after: string, blank: ItemBlank): Item {
  const suffix = blank.suffix ?? ''
  return suffix !== '' && `${after} `.startsWith(`${suffix} `)
    ? { text: after.slice(suffix.length).trim(), blank }
    : { text: after, blank: { ...blank, suffix: null } }
}

/** A text before the gap that was edited: a prefix that still touches the gap stays one, whatever its words are. */
function toItemBeforeGap(before: string, after: string, blank: ItemBlank): Item | null {
  const lead = toLead(blank.prefix)
  if (lead.trim() === '' || !` ${before}`.endsWith(` ${lead}`)) return null
  const isStart = blank.position === 'start'
  const isSame = !isStart && after === (blank.suffix ?? '')
  return {
    text: before.slice(0, before.length - lead.length).trim(),
    blank: {
      ...blank,
      position: isStart ? 'end' : blank.position,
      suffix: isSame ? blank.suffix : after || null,
    },
  }
}

/** A cell as one text in which its gap is written as it is typed. */
export const toCellSource = (cell: Cell, answer: string): string =>
  isBlank(cell) ? toSource({ before: toLead(cell.prefix), after: cell.suffix ?? '' }, answer) : cell.value

/** The cell that a text makes, with what the server has beside it; of several gaps the first counts. */
export function readCell(source: string, cell: Cell): ReadLine<Cell> {
  const { value: _value, placeholder: _placeholder, prefix: _prefix, suffix: _suffix, ...others } = cell
  const [gap] = splitAtGaps(source)
  if (gap === undefined) return { fields: { ...others, type: 'fixed', value: source }, answer: null }
  const was: Partial<BlankCell> = isBlank(cell) ? cell : {}
  const after = gap.after.trim()
  const isSamePrefix = isBlank(cell) && toLead(cell.prefix) === gap.before
  const isSameSuffix = isBlank(cell) && (cell.suffix ?? '') === after
  const fields: Cell = {
    ...others,
    type: 'blank',
    placeholder: isBlank(cell) ? cell.placeholder : '',
    prefix: isSamePrefix ? was.prefix : gap.before.trim() || null,
    suffix: isSameSuffix ? was.suffix : after || null,
  }
  return { fields, answer: gap.answer }
}
