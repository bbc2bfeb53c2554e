import {
  listNodes,
  listPartIds,
  type MockCommand,
  type MockContent,
  readNode,
} from '../../document/mock-content.ts'
import { type MockNodes, type NodeId, type NodeOf, toRef } from '../../document/mock-node.ts'
import { asksParagraphs } from '../../question-types/question-types.ts'

type Passage = NodeOf<'reading.part'>
type Paragraph = NodeOf<'reading.paragraph'>
type Group = NodeOf<'reading.group'>

export const readReadingGroup = (nodes: MockNodes, id: NodeId): Group | undefined =>
  readNode(nodes, { kind: 'reading.group', id })

export const readPassage = (nodes: MockNodes, id: NodeId | null | undefined): Passage | undefined =>
  readNode(nodes, toRef('reading.part', id))

/** Paragraphs whose heading answers a question of the group. */
export function listPlaced(nodes: MockNodes, group: NodeId): Paragraph[] {
  const node = readReadingGroup(nodes, group)
  const passage = readPassage(nodes, node?.parent)
  if (node === undefined || passage === undefined) return []
  const asked = new Set(listNodes(nodes, node, 'questions').map(({ fields }) => fields.id))
  return listNodes(nodes, passage, 'paragraphs').filter(
    ({ fields }) => fields.dropId != null && asked.has(fields.dropId),
  )
}

/** The example of a passage: a paragraph that is printed with its heading. */
export function findExample(nodes: MockNodes, part: NodeId | null | undefined): Paragraph | undefined {
  const passage = readPassage(nodes, part)
  if (passage?.fields.type !== 'draganddrop') return undefined
  return listNodes(nodes, passage, 'paragraphs').find(
    ({ fields }) => typeof fields.heading === 'object' && fields.heading !== null && fields.dropId == null,
  )
}

const isHeadings = ({ fields }: Group) => asksParagraphs(fields.type)

const listHeadingGroups = (nodes: MockNodes, part: NodeId): Group[] =>
  listNodes(nodes, { kind: 'reading.part', id: part }, 'questions').filter(isHeadings)

/** Clears a group's headings before its conversion, and with the last group also the example and the drop zones. */
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

/** Wraps a command: if it removes a passage's last group of headings, the example and the drop zones are cleared too. */
export const clearLostHeadings =
  (command: MockCommand): MockCommand =>
  (content) => {
    const next = command(content)
    return listPartIds(next).reduce((current, id) => {
      const isLost = listHeadingGroups(content.nodes, id).some((group) => next.nodes[group.id] === undefined)
      return isLost && listHeadingGroups(next.nodes, id).length === 0 ? clearPassage(current, id) : current
    }, next)
  }

function clearPassage(content: MockContent, part: NodeId): MockContent {
  const passage = readPassage(content.nodes, part)
  if (passage === undefined) return content
  const example = findExample(content.nodes, part)
  const cleared = clearParagraphs(content, example === undefined ? [] : [example])
  return {
    ...cleared,
    nodes: { ...cleared.nodes, [part]: { ...passage, fields: { ...passage.fields, type: null } } },
  }
}

function clearParagraphs(content: MockContent, paragraphs: readonly Paragraph[]): MockContent {
  const cleared = paragraphs.map((paragraph) => [paragraph.id, withoutHeading(paragraph)])
  return { ...content, nodes: { ...content.nodes, ...Object.fromEntries(cleared) } }
}

const withoutHeading = (paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  fields: { ...paragraph.fields, heading: null, dropId: null },
})
