import type { MockSection } from '@console/shared/schemas/mock'
import { isJsonObject, type JsonObject } from './json.ts'
import type { MockDocument, MockHeader } from './mock-document.schema.ts'
import { type ListLayout, mockLayouts, type NodeKind } from './mock-layout.ts'

export type NodeId = string

export type MockNode = {
  id: NodeId
  kind: NodeKind
  /** Null for the mock itself. */
  parent: NodeId | null
  fields: Readonly<JsonObject>
  /** By the name of the list on the wire: its entries in their order. */
  lists: Readonly<Record<string, readonly NodeId[]>>
  /** What its parent's list of answers has for it. */
  answer?: unknown
}

export type MockNodes = Readonly<Record<NodeId, MockNode>>

/** A mock under edit as its editor's store holds it. */
export type MockContent = { section: MockSection; header: MockHeader; nodes: MockNodes }

/** The node of the mock itself. */
export const mockId: NodeId = 'mock'

const isObjectList = (value: unknown): value is JsonObject[] =>
  Array.isArray(value) && value.every(isJsonObject)

/** Gives equal nodes, with the same ids, for equal documents. */
export function toContent({ questions, section, ...header }: MockDocument): MockContent {
  const nodes: Record<NodeId, MockNode> = {}
  addNodes(nodes, section, { id: mockId, kind: 'mock', parent: null, value: questions })
  return { section, header, nodes }
}

type NewNode = { id: NodeId; kind: NodeKind; parent: NodeId | null; value: JsonObject; answer?: unknown }

/** Takes an object of the wire apart into nodes. */
export function addNodes(nodes: Record<NodeId, MockNode>, section: MockSection, node: NewNode): void {
  const { id, kind, parent, value } = node
  const fields = { ...value }
  const lists: Record<string, NodeId[]> = {}
  for (const list of mockLayouts[section][kind] ?? []) {
    const entries = value[list.key]
    if (!isObjectList(entries)) continue
    delete fields[list.key]
    const answers = takeAnswers(list, fields, entries.length)
    lists[list.key] = entries.map((entry, index) => {
      const entryId = nameNode(nodes, id, list.key, entry)
      const answer = answers === null ? {} : { answer: answers[index] }
      addNodes(nodes, section, { id: entryId, kind: list.kind, parent: id, value: entry, ...answer })
      return entryId
    })
  }
  nodes[id] = { id, kind, parent, fields, lists, ...('answer' in node ? { answer: node.answer } : {}) }
}

/** Answers stay a field of the group where they are not one for each question. */
function takeAnswers({ answers: key }: ListLayout, fields: JsonObject, count: number): unknown[] | null {
  const answers = key === undefined ? undefined : fields[key]
  if (key === undefined || !Array.isArray(answers) || answers.length !== count) return null
  delete fields[key]
  return answers
}

/** Ids of the wire are unique in their list at best; a node's is in the whole mock. */
export function nameNode(nodes: MockNodes, parent: NodeId, list: string, { id }: JsonObject): NodeId {
  const name = `${parent}/${list}:${String(id)}`
  let free = name
  for (let copy = 2; Object.hasOwn(nodes, free); copy++) free = `${name}~${copy}`
  return free
}

export function toDocument({ section, header, nodes }: MockContent): MockDocument {
  return { ...header, section, questions: toValue(nodes, section, mockId) }
}

/** The object of the wire that a node and what is below it were made of. */
export function toValue(nodes: MockNodes, section: MockSection, id: NodeId): JsonObject {
  const node = nodes[id]
  if (node === undefined) return {}
  const value: JsonObject = { ...node.fields }
  for (const { key, answers } of mockLayouts[section][node.kind] ?? []) {
    const entries = node.lists[key]
    if (entries === undefined) continue
    value[key] = entries.map((entry) => toValue(nodes, section, entry))
    if (answers !== undefined && !(answers in node.fields)) {
      value[answers] = entries.map((entry) => nodes[entry]?.answer ?? '')
    }
  }
  return value
}

/** The entries of a list of a node. */
export const listNodes = (nodes: MockNodes, id: NodeId, list: string): MockNode[] =>
  (nodes[id]?.lists[list] ?? []).flatMap((entry) => nodes[entry] ?? [])

/** The node and everything below it. */
export function listSubtree(nodes: MockNodes, id: NodeId): MockNode[] {
  const node = nodes[id]
  if (node === undefined) return []
  return [
    node,
    ...Object.values(node.lists).flatMap((list) => list.flatMap((entry) => listSubtree(nodes, entry))),
  ]
}
