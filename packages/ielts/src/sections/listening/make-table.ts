import type { Cell, ItemBlank, ListeningItem } from '../../document/listening-body.ts'
import { listNodes, type MockCommand, readNode, withNode } from '../../document/mock-content.ts'
import { type NodeId, toRef } from '../../document/mock-node.ts'

/** Makes a table of two columns of the lines of a form: labels on the left, gaps on the right, each with its answer. */
export const makeTable =
  (group: NodeId): MockCommand =>
  (content) => {
    const node = readNode(content.nodes, toRef('listening.group', group))
    if (node?.lists.question === undefined) return content
    const items = listNodes(content.nodes, node, 'question')
    const areAsked = items.every(({ fields }) => fields.blank == null)
    const { question: ids, ...lists } = node.lists
    const nodes = { ...content.nodes }
    for (const id of ids) delete nodes[id]
    const rows = items.map((item) => toRow(item, areAsked))
    const fields = { ...node.fields, question: { headers: ['', ''], rows } }
    return withNode({ ...content, nodes }, { ...node, lists, fields })
  }

/** The cell has the id of its line, by which an answer may name it. */
function toRow({ fields: { id, text = '', blank } }: ListeningItem, isAsked: boolean): Cell[] {
  const label = (value: string): Cell => ({ type: 'fixed', value })
  const toCell = ({ prefix, suffix }: Partial<ItemBlank>): Cell => ({
    id,
    type: 'blank',
    placeholder: '',
    prefix: prefix ?? null,
    suffix: suffix || null,
  })
  if (blank == null) return [label(text), isAsked ? toCell({}) : label('')]
  if (blank.position !== 'start') return [label(text), toCell(blank)]
  return [label(''), toCell({ ...blank, suffix: [blank.suffix ?? '', text].filter(Boolean).join(' ') })]
}
