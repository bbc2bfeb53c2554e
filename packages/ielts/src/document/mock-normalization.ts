import { isJsonObject, type JsonObject } from '@console/values/json/json-document'
import { type MockContent, mockId, toMockRef } from './mock-content.ts'
import type { MockDocument } from './mock-document.schema.ts'
import {
  isKind,
  listsOf,
  type MockNode,
  type MockNodes,
  type NodeId,
  type NodeKind,
  type NodeRef,
  nodeLists,
  readFields,
} from './mock-node.ts'

/** Normalises a document into nodes; equal documents give equal nodes with the same ids. */
export function toContent({ questions, section, ...header }: MockDocument): MockContent {
  const nodes: Record<NodeId, MockNode> = {}
  addNodes(nodes, { ...toMockRef(section), parent: null, value: questions })
  return { section, header, nodes }
}

type NewNode = NodeRef & { parent: NodeId | null; value: JsonObject; answer?: string | undefined }

/** Splits a wire object into nodes. */
export function addNodes(
  nodes: Record<NodeId, MockNode>,
  { id, kind, parent, value, answer }: NewNode,
): void {
  const rest = { ...value }
  const lists: Record<string, NodeId[]> = {}
  for (const [list, childKind] of Object.entries<NodeKind>(nodeLists[kind])) {
    const entries = value[list]
    if (!isObjectList(entries)) continue
    delete rest[list]
    const answers = childKind === 'reading.question' ? takeAnswers(rest, entries.length) : null
    lists[list] = entries.map((entry, index) => {
      const entryId = nameNode(nodes, id, list, entry)
      const own = { parent: id, value: entry, answer: answers?.[index] }
      addNodes(nodes, { id: entryId, kind: childKind, ...own })
      return entryId
    })
  }
  // Fields and lists come from the definition of the kind.
  nodes[id] = { id, kind, parent, ...readFields(kind, rest), lists, answer } as MockNode
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Takes the answers out of a group, so that they move with their questions; null if there is not one for each. */
function takeAnswers(fields: JsonObject, count: number): string[] | null {
  const { correct_answer } = fields
  if (!isTextList(correct_answer) || correct_answer.length !== count) return null
  delete fields['correct_answer']
  return correct_answer
}

/** A node id that is unique in the mock; wire ids are unique in their list at best. */
export function nameNode(nodes: MockNodes, parent: NodeId, list: string, { id }: JsonObject): NodeId {
  const name = `${parent}/${list}:${typeof id === 'object' ? JSON.stringify(id) : String(id)}`
  let free = name
  for (let copy = 2; Object.hasOwn(nodes, free); copy++) free = `${name}~${copy}`
  return free
}

export function toDocument({ section, header, nodes }: MockContent): MockDocument {
  return { ...header, section, questions: toValue(nodes, mockId) }
}

/** The wire object of a node and its descendants. */
export function toValue(nodes: MockNodes, id: NodeId): JsonObject {
  const node = nodes[id]
  if (node === undefined) return {}
  const value: JsonObject = { ...node.unknown, ...node.fields }
  for (const [list, entries = []] of Object.entries(listsOf(node))) {
    value[list] = entries.map((entry) => toValue(nodes, entry))
  }
  if (isKind(node, 'reading.group') && node.lists.questions !== undefined) {
    const answers = node.lists.questions.map((entry) => nodes[entry]?.answer)
    // An unreadable key stays until an answer is entered.
    const isWritten = answers.some((answer) => answer !== undefined) && !('correct_answer' in node.fields)
    if (isWritten || !('correct_answer' in value)) {
      value['correct_answer'] = answers.map((answer) => answer ?? '')
    }
  }
  return value
}

const isObjectList = (value: unknown): value is JsonObject[] =>
  Array.isArray(value) && value.every(isJsonObject)
