import { createId } from '@console/values/ids/create-id'
import { type BlankCell, type Cell, type ItemBlank, isBlank, toLead } from '../../document/listening-body.ts'
import type { FieldsOf } from '../../document/mock-node.ts'
import { type GapText, splitAtGaps, toTypedGap } from '../../keys/gap-text.ts'

type Item = FieldsOf<'listening.item'>

/** The text on both sides of a gap. */
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

/** An item as one line of editable text, with its gap as `[[answer]]`. */
export const toLineSource = ({ text = '', blank }: Item, answer: string): string =>
  blank == null ? text : toSource(toItemSides(text, blank), answer)

export type ReadLine<Fields = Item> = { fields: Fields; answer: string | null }

/**
 * Converts an edited text to items, one for each gap. The first is the edited `item`, which keeps everything that was
 * not edited, such as the side of its gap. `lost` is the blank it had before its gap was deleted.
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
  // Text that touches the gap, such as a currency sign, is its prefix.
  const lead = /^.*\s/s.exec(before)?.[0] ?? ''
  const prefix = before.slice(lead.length)
  const suffix = after.trim() || null
  return lead.trim() === '' && prefix === ''
    ? { text: suffix ?? '', blank: { ...kept, position: 'start', prefix: null, suffix: null } }
    : { text: lead.trim(), blank: { ...kept, position: 'end', prefix: prefix || null, suffix } }
}

/** For an edited text after the gap: the blank's suffix is kept if the text still begins with it. */
function toItemAfterGap(after: string, blank: ItemBlank): Item {
  const suffix = blank.suffix ?? ''
  return suffix !== '' && `${after} `.startsWith(`${suffix} `)
    ? { text: after.slice(suffix.length).trim(), blank }
    : { text: after, blank: { ...blank, suffix: null } }
}

/** For an edited text before the gap: the blank's prefix is kept if the text still ends with it; null if not. */
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

export const emptyCell = (): Cell => ({ type: 'fixed', value: '' })

/** A cell as editable text, with its gap as `[[answer]]`. */
export const toCellSource = (cell: Cell, answer: string): string =>
  isBlank(cell) ? toSource({ before: toLead(cell.prefix), after: cell.suffix ?? '' }, answer) : cell.value

/** Converts an edited text to a cell, which keeps the server's other fields; only the first gap counts. */
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
