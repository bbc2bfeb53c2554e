import { isJsonObject, type JsonObject } from '../document/json.ts'
import { listNodes, type MockNode, type MockNodes } from '../document/mock-content.ts'
import type { MockPlace } from '../document/mock-place.ts'
import { readText } from '../document/read-node.ts'

/** What a listening group asks: items with a blank, or all items where none has one; or the blank cells of a table. */
export type Blank = {
  /** What a pair of the key names it by. */
  id: unknown
  text: string
  place: MockPlace
  /** The item's node, or the cell itself: the same as long as it is the same, wherever it is moved to. */
  of: unknown
}

const gap = '_____'

export function listBlanks(nodes: MockNodes, group: MockNode): Blank[] {
  const body = group.fields['question']
  if (isJsonObject(body)) return listCells(body, group.id)
  const items = listNodes(nodes, group.id, 'question')
  const withBlank = items.filter(({ fields }) => isJsonObject(fields['blank']))
  return (withBlank.length > 0 ? withBlank : items).map((item) => ({
    id: item.fields['id'],
    text: toText(readText(item, 'text'), item.fields['blank']),
    place: { node: item.id, field: 'answer' },
    of: item.id,
  }))
}

/** The cells of a table body by row; none where there is no table. */
export function listRows(body: unknown): JsonObject[][] {
  const rows = isJsonObject(body) ? body['rows'] : undefined
  return Array.isArray(rows) ? rows.map((row: unknown) => (Array.isArray(row) ? row : [])) : []
}

function toText(text: string, blank: unknown): string {
  if (!isJsonObject(blank)) return text
  const whole = toGap(blank)
  return blank['position'] === 'start' ? `${whole} ${text}` : `${text} ${whole}`
}

/** What stands right before and after the blank is printed, and so no part of an answer. */
const toGap = ({ prefix, suffix }: JsonObject): string =>
  `${toLead(prefix)}${gap}${typeof suffix === 'string' && suffix !== '' ? ` ${suffix}` : ''}`

/** A sign such as £ touches the gap, a word does not. */
export function toLead(prefix: unknown): string {
  if (typeof prefix !== 'string') return ''
  return /[\p{L}\p{N},.;:]$/u.test(prefix) ? `${prefix} ` : prefix
}

function listCells(body: JsonObject, node: string): Blank[] {
  return listRows(body).flatMap((row, rowIndex) =>
    row.flatMap((cell, column) =>
      isJsonObject(cell) && cell['type'] === 'blank'
        ? {
            id: cell['id'] ?? cell['placeholder'],
            text: toGap(cell),
            place: { node, field: `cell ${rowIndex} ${column}` },
            of: cell,
          }
        : [],
    ),
  )
}
