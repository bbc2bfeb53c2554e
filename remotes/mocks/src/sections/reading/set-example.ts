import {
  insertNode,
  listIds,
  listNodes,
  type MockCommand,
  type MockContent,
  type NodeId,
  type NodeOf,
  readGroup,
  readOptions,
  removeNode,
  setField,
  toLetter,
  toRef,
} from '@console/ielts'
import { buildQuestion, findExample } from '@console/ielts/sections'
import { inSequence } from '@console/values/json/command'

/** Makes a paragraph the example. The previous example becomes a question again, in its position. */
export const setExample =
  (group: NodeId, paragraph: NodeId | null, key: string): MockCommand =>
  (content) => {
    const node = readGroup(content.nodes, group)
    const paragraphs = listIds(content.nodes, toRef('reading.part', node?.parent), 'paragraphs')
    const before = findExample(content.nodes, node?.parent)?.id ?? null
    const option = readOptions(node?.fields.options).find((each) => each.key === key)
    const heading = { id: key, text: option?.text ?? '' }
    const asked = paragraph === null ? undefined : findQuestion(content, group, paragraphs.indexOf(paragraph))
    const [shown, hidden] = [toRef('reading.paragraph', paragraph), toRef('reading.paragraph', before)]
    return inSequence(
      before !== paragraph && setField(hidden, 'heading', null),
      before !== null && before !== paragraph && ask(group, paragraphs.indexOf(before)),
      asked !== undefined && removeNode(asked),
      setField(shown, 'heading', heading),
      setField(shown, 'dropId', null),
    )(content)
  }

const findQuestion = ({ nodes }: MockContent, group: NodeId, paragraph: number): NodeId | undefined =>
  listNodes(nodes, toRef('reading.group', group), 'questions').find(
    (question) => nameOf(question) === `paragraph ${toLetter(paragraph).toLowerCase()}`,
  )?.id

const nameOf = ({ fields }: NodeOf<'reading.question'>): string => fields.text?.trim().toLowerCase() ?? ''

const ask =
  (group: NodeId, paragraph: number): MockCommand =>
  (content) => {
    const name = `Paragraph ${toLetter(paragraph)}`
    const asked = listNodes(content.nodes, toRef('reading.group', group), 'questions').map(nameOf)
    const after = asked.findIndex((each) => each > name.toLowerCase())
    const index = after === -1 ? asked.length : after
    return insertNode(toRef('reading.group', group), 'questions', index, buildQuestion(name))(content)
  }
