import { isJsonObject, type JsonObject } from '../document/json.ts'
import { listNodes, type MockNode, type MockNodes } from '../document/mock-content.ts'
import { readText } from '../document/read-node.ts'

/** What a listening group asks: items with a blank, or all items where none has one; or the blank cells of a table. */
export type Blank = { id: unknown; text: string }

const gap = '_____'

export function listBlanks(nodes: MockNodes, group: MockNode): Blank[] {
  const body = group.fields['question']
  if (isJsonObject(body)) return listCells(body)
  const items = listNodes(nodes, group.id, 'question')
  const withBlank = items.filter(({ fields }) => isJsonObject(fields['blank']))
  return (withBlank.length > 0 ? withBlank : items).map((item) => ({
    id: item.fields['id'],
    text: toText(readText(item, 'text'), item.fields['blank']),
  }))
}

function toText(text: string, blank: unknown): string {
  if (!isJsonObject(blank)) return text
  const whole = toGap(blank)
  return blank['position'] === 'start' ? `${whole} ${text}` : `${text} ${whole}`
}

/** What stands right before and after the blank is printed, and so no part of an answer. */
const toGap = ({ prefix, suffix }: JsonObject): string =>
  `${typeof prefix === 'string' ? prefix : ''}${gap}${typeof suffix === 'string' && suffix !== '' ? ` ${suffix}` : ''}`

function listCells({ rows }: JsonObject): Blank[] {
  if (!Array.isArray(rows)) return []
  return rows
    .flat()
    .filter((cell: unknown) => isJsonObject(cell) && cell['type'] === 'blank')
    .map((cell: JsonObject) => ({ id: cell['id'] ?? cell['placeholder'], text: toGap(cell) }))
}
