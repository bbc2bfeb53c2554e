import { listNodes } from './mock-content.ts'
import type { MockNodes, NodeId, NodeOf } from './mock-node.ts'
import type { MockPlace } from './mock-place.ts'

export type ListeningGroup = NodeOf<'listening.group'>
export type ListeningItem = NodeOf<'listening.item'>
export type ItemBlank = NonNullable<ListeningItem['fields']['blank']>
export type Table = NonNullable<ListeningGroup['fields']['question']>
export type Cell = Table['rows'][number][number]
export type BlankCell = Extract<Cell, { type: 'blank' }>

/** Questions of a listening group: lines, a table, or data that the console cannot read and leaves unchanged. */
export type ListeningBody =
  | { form: 'items'; items: ListeningItem[] }
  | { form: 'table'; table: Table }
  | { form: 'unknown' }

export function readBody(nodes: MockNodes, group: ListeningGroup | undefined): ListeningBody {
  if (group === undefined || 'question' in group.unknown) return { form: 'unknown' }
  const { question: table } = group.fields
  // If lines were moved into the group, they are sent instead of its table.
  if (table !== undefined && group.lists.question === undefined) return { form: 'table', table }
  return { form: 'items', items: listNodes(nodes, group, 'question') }
}

/** An item to be answered: a line with a blank, any line if none has a blank, or a blank cell of a table. */
export type Blank = {
  /** Its id in the answer key. */
  id: string | number | null | undefined
  text: string
  place: MockPlace
  /** The line's node id or the cell itself, which stay the same when it is moved. */
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

/** Prefix and suffix are printed, so they are not part of the answer. */
const toGap = ({ prefix, suffix }: ItemBlank | BlankCell): string =>
  `${toLead(prefix)}${gap}${toTail(suffix)}`

/** Text before a gap: with a space after a word, without one after a sign such as £. */
export function toLead(prefix: string | null | undefined): string {
  return prefix && /[\p{L}\p{N},.;:]$/u.test(prefix) ? `${prefix} ` : (prefix ?? '')
}

/** Text before a printed gap. Its question number comes first, so a no-break space separates a sign from it: “£ 6”. */
export function toPrintedLead(prefix: string | null | undefined): string {
  const lead = toLead(prefix)
  return lead === '' || lead.endsWith(' ') ? lead : `${lead}\u00a0`
}

/** Text after a gap: with a space before a word, without one before closing punctuation. */
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
