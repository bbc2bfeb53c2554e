import { listNodes } from './mock-content.ts'
import type { MockNodes, NodeId, NodeOf } from './mock-node.ts'
import type { MockPlace } from './mock-place.ts'

export type ListeningGroup = NodeOf<'listening.group'>
export type ListeningItem = NodeOf<'listening.item'>
export type ItemBlank = NonNullable<ListeningItem['fields']['blank']>
export type Table = NonNullable<ListeningGroup['fields']['question']>
export type Cell = Table['rows'][number][number]
export type BlankCell = Extract<Cell, { type: 'blank' }>

/** What a listening group asks: lines, a table, or what this console cannot read and so leaves as it is. */
export type ListeningBody =
  | { form: 'items'; items: ListeningItem[] }
  | { form: 'table'; table: Table }
  | { form: 'unknown' }

export function readBody(nodes: MockNodes, group: ListeningGroup | undefined): ListeningBody {
  if (group === undefined || 'question' in group.unknown) return { form: 'unknown' }
  const { question: table } = group.fields
  // Lines that were moved into a table are what the wire gets.
  if (table !== undefined && group.lists.question === undefined) return { form: 'table', table }
  return { form: 'items', items: listNodes(nodes, group, 'question') }
}

/** What is asked: items with a blank, or all items where none has one; or the blank cells of a table. */
export type Blank = {
  /** What a pair of the key names it by. */
  id: string | number | null | undefined
  text: string
  place: MockPlace
  /** The item's node, or the cell itself: the same as long as it is the same, wherever it is moved to. */
  of: NodeId | BlankCell
}

const gap = '_____'

export function listBlanks(nodes: MockNodes, group: ListeningGroup): Blank[] {
  const body = readBody(nodes, group)
  switch (body.form) {
    case 'table':
      return listCells(body.table, group.id)
    case 'unknown':
      return []
    case 'items': {
      const withBlank = body.items.filter(({ fields }) => fields.blank != null)
      return (withBlank.length > 0 ? withBlank : body.items).map(({ id, fields }) => ({
        id: fields.id,
        text: toText(fields),
        place: { node: id, field: 'answer' },
        of: id,
      }))
    }
  }
}

function toText({ text = '', blank }: ListeningItem['fields']): string {
  if (blank == null) return text
  return blank.position === 'start' ? `${toGap(blank)} ${text}` : `${text} ${toGap(blank)}`
}

/** What stands right before and after the blank is printed, and so no part of an answer. */
const toGap = ({ prefix, suffix }: ItemBlank | BlankCell): string =>
  `${toLead(prefix)}${gap}${toTail(suffix)}`

/** A sign such as £ touches the gap, a word does not. */
export function toLead(prefix: string | null | undefined): string {
  return prefix && /[\p{L}\p{N},.;:]$/u.test(prefix) ? `${prefix} ` : (prefix ?? '')
}

/** Before a gap that begins with its number: a sign must not seem to belong to that, and stays on its line, “£ 6”. */
export function toPrintedLead(prefix: string | null | undefined): string {
  const lead = toLead(prefix)
  return lead === '' || lead.endsWith(' ') ? lead : `${lead}\u00a0`
}

/** A word stands apart from the blank, what ends a sentence or a bracket does not. */
export function toTail(suffix: string | null | undefined): string {
  return suffix && !/^[.,;:!?)\]%]/.test(suffix) ? ` ${suffix}` : (suffix ?? '')
}

export const isBlank = (cell: Cell): cell is BlankCell => cell.type === 'blank'

const listCells = ({ rows }: Table, node: NodeId): Blank[] =>
  rows.flatMap((row, rowIndex) =>
    row.flatMap((cell, column) =>
      isBlank(cell)
        ? {
            id: toCellId(cell),
            text: toGap(cell),
            place: { node, field: `cell ${rowIndex} ${column}` },
            of: cell,
          }
        : [],
    ),
  )

/** Some servers give cells an id of their own. */
const toCellId = ({ id, placeholder }: BlankCell) =>
  typeof id === 'string' || typeof id === 'number' ? id : placeholder
