import { isJsonObject } from '../../core/document/json.ts'
import type { MockCommand } from '../../core/document/mock-commands.ts'
import {
  listNodes,
  type MockContent,
  type MockNode,
  type MockNodes,
  mockId,
  type NodeId,
} from '../../core/document/mock-content.ts'
import { partList } from '../../core/document/mock-layout.ts'
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

const listHeadingGroups = (nodes: MockNodes, part: NodeId): MockNode[] =>
  listNodes(nodes, part, 'questions').filter((group) => readText(group, 'type') === 'matching_headings')

/** Before a group of headings becomes another task: with the last one, the passage has none, and nothing to drop. */
export const releaseHeadings =
  (group: NodeId): MockCommand =>
  (content) => {
    const { nodes } = content
    const part = nodes[group]?.parent ?? ''
    const groups = listHeadingGroups(nodes, part)
    if (!groups.some(({ id }) => id === group)) return content
    const cleared = clearParagraphs(content, listPlaced(nodes, group))
    return groups.length === 1 ? clearPassage(cleared, part) : cleared
  }

/** A step after which a passage whose last group of headings was removed has none, and nothing to drop. */
export const forgetLostHeadings =
  (command: MockCommand): MockCommand =>
  (content) => {
    const next = command(content)
    return listNodes(next.nodes, mockId, partList('reading')).reduce((current, { id }) => {
      const isLost = listHeadingGroups(content.nodes, id).some((group) => next.nodes[group.id] === undefined)
      return isLost && listHeadingGroups(next.nodes, id).length === 0 ? clearPassage(current, id) : current
    }, next)
  }

function clearPassage(content: MockContent, part: NodeId): MockContent {
  const node = content.nodes[part]
  if (node === undefined) return content
  const example = findExample(content.nodes, part)
  const cleared = clearParagraphs(content, example === undefined ? [] : [example])
  return {
    ...cleared,
    nodes: { ...cleared.nodes, [part]: { ...node, fields: { ...node.fields, type: null } } },
  }
}

function clearParagraphs(content: MockContent, paragraphs: readonly MockNode[]): MockContent {
  const cleared = paragraphs.map((node) => [
    node.id,
    { ...node, fields: { ...node.fields, heading: null, dropId: null } },
  ])
  return { ...content, nodes: { ...content.nodes, ...Object.fromEntries(cleared) } }
}
