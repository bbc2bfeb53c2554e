import { isSame } from '@console/values/json/json-document'
import { setField } from '../../document/field-commands.ts'
import { listNodes, type MockCommand, type MockContent, readNode } from '../../document/mock-content.ts'
import { type FieldsOf, type GroupNode, type NodeId, type NodeOf, toRef } from '../../document/mock-node.ts'
import { readOptions } from '../../keys/answer-option.ts'
import { asksParagraphs } from '../../question-types/question-types.ts'
import type { PrintedExample } from '../section-rules.ts'
import { readPassage, readReadingGroup } from './clear-headings.ts'

const letter = /^(?:paragraph|section)\s+([a-z])\b/i

type Heading = FieldsOf<'reading.paragraph'>['heading']
type Place = {
  question: NodeId
  paragraph: NodeOf<'reading.paragraph'>
  heading: Heading
  dropId: string | number | undefined
}

/** The heading and drop zone of each paragraph according to the key of a group. */
function listDestinations({ nodes }: MockContent, group: NodeOf<'reading.group'>): Place[] {
  const paragraphs = listNodes(nodes, toRef('reading.part', group.parent), 'paragraphs')
  const options = readOptions(group.fields.options)
  const questions = listNodes(nodes, group, 'questions')
  const own = new Set(questions.map(({ fields }) => fields.id))
  return questions.flatMap(({ id, fields, answer }, index) => {
    const named = letter.exec(fields.text ?? '')?.[1]?.toUpperCase()
    const paragraph = paragraphs[named === undefined ? index : named.charCodeAt(0) - 'A'.charCodeAt(0)]
    const option = options.find(({ key }) => key === answer)
    if (paragraph === undefined) return []
    const isPlain = option !== undefined && option.key === option.text
    const heading =
      option === undefined ? null : isPlain ? option.text : { id: option.key, text: option.text }
    // A server may have ids of its own for drop zones.
    const { dropId: found } = paragraph.fields
    const isForeign = found != null && !own.has(found)
    return { question: id, paragraph, heading, dropId: isForeign ? found : fields.id }
  })
}

export const isPlaced = (content: MockContent, { node }: { node: GroupNode }): boolean =>
  node.kind === 'reading.group' &&
  listDestinations(content, node).every(
    ({ paragraph: { fields }, heading, dropId }) =>
      fields.dropId === dropId && isSameHeading(fields.heading, heading),
  )

/** A server may store a heading as plain text. */
function isSameHeading(found: Heading, wanted: Heading): boolean {
  if (isSame(found, wanted)) return true
  return typeof found === 'string' && typeof wanted === 'object' && found === wanted?.text
}

/** Makes a passage drag and drop, and writes the headings of the key into its paragraphs. */
export const placeHeadings =
  (groupId: NodeId): MockCommand =>
  (content) => {
    const group = readReadingGroup(content.nodes, groupId)
    return group === undefined ? content : writePlaces(listDestinations(content, group), group)(content)
  }

const writePlaces =
  (places: readonly Place[], group: NodeOf<'reading.group'>): MockCommand =>
  (content) =>
    places.reduce(
      (current, { paragraph, heading, dropId }) => {
        const found = readNode(current.nodes, paragraph)?.fields.heading
        const kept = isSameHeading(found, heading) ? found : heading
        return setField(paragraph, 'dropId', dropId)(setField(paragraph, 'heading', kept)(current))
      },
      setField(toRef('reading.part', group.parent), 'type', 'draganddrop')(content),
    )

/**
 * Wraps a command: in a drag-and-drop passage, the headings in the paragraphs follow the key of a group of headings. Only
 * headings that the command changed are written, so that differences that the server already had stay.
 */
export const syncHeadings =
  (groupId: NodeId, command: MockCommand): MockCommand =>
  (content) => {
    const next = command(content)
    const group = readReadingGroup(next.nodes, groupId)
    if (group === undefined || !asksParagraphs(group.fields.type)) return next
    if (readPassage(next.nodes, group.parent)?.fields.type !== 'draganddrop') return next
    const before = readReadingGroup(content.nodes, groupId)
    const known = new Map(
      (before === undefined ? [] : listDestinations(content, before)).map((place) => [
        place.question,
        place.heading,
      ]),
    )
    const changed = listDestinations(next, group).filter(
      ({ question, heading }) => !isSame(known.get(question) ?? null, heading),
    )
    return changed.length === 0 ? next : writePlaces(changed, group)(next)
  }

/** Writes the heading of the example into its paragraph, which has no drop zone. */
export const showExample =
  (groupId: NodeId, example: PrintedExample | null): MockCommand =>
  (content) => {
    const group = readReadingGroup(content.nodes, groupId)
    const option = readOptions(group?.fields.options).find(({ key }) => key === example?.key.toLowerCase())
    const index = example === null ? -1 : example.letter.charCodeAt(0) - 'A'.charCodeAt(0)
    const paragraph = listNodes(content.nodes, toRef('reading.part', group?.parent), 'paragraphs')[index]
    if (option === undefined || option.key === option.text || paragraph === undefined) return content
    return setField(paragraph, 'heading', { id: option.key, text: option.text })(content)
  }
