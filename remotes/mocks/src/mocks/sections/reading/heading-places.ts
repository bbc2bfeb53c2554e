import type { PrintedExample } from '../../authoring/context/section-rules.ts'
import { isJsonObject, isSameJson } from '../../core/document/json.ts'
import { type MockCommand, setField } from '../../core/document/mock-commands.ts'
import { listNodes, type MockContent, type MockNode, type NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { readOptions } from '../../core/keys/answer-option.ts'

const letter = /^(?:paragraph|section)\s+([a-z])\b/i

type Place = { paragraph: MockNode; heading: unknown; dropId: unknown }

/** What the key of a group of headings makes of the paragraphs: each has its heading, and the question as its place to drop on. */
function listPlaces({ nodes }: MockContent, group: MockNode): Place[] {
  const paragraphs = listNodes(nodes, group.parent ?? '', 'paragraphs')
  const options = readOptions(group.fields['options']) ?? []
  return listNodes(nodes, group.id, 'questions').flatMap((question, index) => {
    const named = letter.exec(readText(question, 'text'))?.[1]?.toUpperCase()
    const paragraph = paragraphs[named === undefined ? index : named.charCodeAt(0) - 'A'.charCodeAt(0)]
    const option = options.find(({ key }) => key === question.answer)
    if (paragraph === undefined) return []
    const isPlain = option !== undefined && option.key === option.text
    const heading =
      option === undefined ? null : isPlain ? option.text : { id: option.key, text: option.text }
    return { paragraph, heading, dropId: question.fields['id'] }
  })
}

export const isPlaced = (content: MockContent, { node }: { node: MockNode }): boolean =>
  listPlaces(content, node).every(
    ({ paragraph: { fields }, heading, dropId }) =>
      fields['dropId'] === dropId && isSameHeading(fields['heading'], heading),
  )

/** A server may have a heading as its text alone. */
function isSameHeading(found: unknown, wanted: unknown): boolean {
  if (isSameJson(found, wanted)) return true
  return typeof found === 'string' && isJsonObject(wanted) && found === wanted['text']
}

/** The passage becomes one of dragging, and its paragraphs say what the key says. */
export const placeHeadings =
  (groupId: NodeId): MockCommand =>
  (content) => {
    const group = content.nodes[groupId]
    if (group?.parent == null) return content
    return listPlaces(content, group).reduce(
      (current, { paragraph, heading, dropId }) => {
        const node = current.nodes[paragraph.id]
        const kept = isSameHeading(node?.fields['heading'], heading) ? node?.fields['heading'] : heading
        return setField(paragraph.id, 'dropId', dropId)(setField(paragraph.id, 'heading', kept)(current))
      },
      setField(group.parent, 'type', 'draganddrop')(content),
    )
  }

/** The same where the passage is one of dragging already, and the group one of headings; nothing anywhere else. */
export const keepHeadings =
  (groupId: NodeId): MockCommand =>
  (content) => {
    const group = content.nodes[groupId]
    const isHeadings = readText(group, 'type') === 'matching_headings'
    const isDragged = readText(content.nodes[group?.parent ?? ''], 'type') === 'draganddrop'
    return isHeadings && isDragged ? placeHeadings(groupId)(content) : content
  }

/** The paragraph of the example has its heading, and no place to drop one. */
export const showExample =
  (groupId: NodeId, example: PrintedExample | null): MockCommand =>
  (content) => {
    const group = content.nodes[groupId]
    const option = readOptions(group?.fields['options'])?.find(
      ({ key }) => key === example?.key.toLowerCase(),
    )
    const index = example === null ? -1 : example.letter.charCodeAt(0) - 'A'.charCodeAt(0)
    const paragraph = content.nodes[group?.parent ?? '']?.lists['paragraphs']?.[index]
    if (option === undefined || option.key === option.text || paragraph === undefined) return content
    return setField(paragraph, 'heading', { id: option.key, text: option.text })(content)
  }
