import { isJsonObject } from '../../core/document/json.ts'
import { listNodes, type MockNode, type MockNodes, type NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'

/** Paragraphs whose heading is the answer of a question of the group. */
export function listPlaced(nodes: MockNodes, group: NodeId): MockNode[] {
  const asked = new Set(listNodes(nodes, group, 'questions').map(({ fields }) => fields['id']))
  return listNodes(nodes, nodes[group]?.parent ?? '', 'paragraphs').filter(
    ({ fields }) => fields['dropId'] !== undefined && asked.has(fields['dropId']),
  )
}

/** The paragraph of a passage that is printed with its heading, and so is not asked. */
export const findExample = (nodes: MockNodes, part: NodeId): MockNode | undefined =>
  readText(nodes[part], 'type') === 'draganddrop'
    ? listNodes(nodes, part, 'paragraphs').find(
        ({ fields }) => isJsonObject(fields['heading']) && fields['dropId'] == null,
      )
    : undefined

/** Before a group of headings goes: with the last one, the passage has none, and nothing to drop. */
export function forgetHeadings(nodes: MockNodes, group: NodeId): MockNodes {
  const node = nodes[group]
  const part = nodes[node?.parent ?? '']
  if (part === undefined || readText(node, 'type') !== 'matching_headings') return nodes
  const isLast = !listNodes(nodes, part.id, 'questions').some(
    (other) => other.id !== group && readText(other, 'type') === 'matching_headings',
  )
  const example = isLast ? findExample(nodes, part.id) : undefined
  const cleared = [...listPlaced(nodes, group), ...(example === undefined ? [] : [example])].map(
    (paragraph) => [
      paragraph.id,
      { ...paragraph, fields: { ...paragraph.fields, heading: null, dropId: null } },
    ],
  )
  const plain = isLast ? { [part.id]: { ...part, fields: { ...part.fields, type: null } } } : {}
  return { ...nodes, ...plain, ...Object.fromEntries(cleared) }
}
