import { insertAt, moveTo, without } from '@console/shared/document/ordered-list'
import { isJsonObject, type JsonObject } from './json.ts'
import {
  addNodes,
  listSubtree,
  type MockContent,
  type MockNode,
  mockId,
  type NodeId,
  nameNode,
  toValue,
} from './mock-content.ts'
import type { MockHeader } from './mock-document.schema.ts'
import { mockLayouts } from './mock-layout.ts'
import { renewIds } from './renew-ids.ts'

/** One small edit; the content itself when there is nothing to change. */
export type MockCommand = (content: MockContent) => MockContent

export const setHeader =
  <Field extends keyof MockHeader>(field: Field, value: MockHeader[Field]): MockCommand =>
  (content) =>
    Object.is(content.header[field], value)
      ? content
      : { ...content, header: { ...content.header, [field]: value } }

export const setField =
  (id: NodeId, field: string, value: unknown): MockCommand =>
  (content) => {
    const node = content.nodes[id]
    if (node === undefined || Object.is(node.fields[field], value)) return content
    return withNode(content, { ...node, fields: { ...node.fields, [field]: value } })
  }

/** All the fields of a node in place of those that it has; its lists stay. */
export const setFields =
  (id: NodeId, fields: JsonObject): MockCommand =>
  (content) => {
    const node = content.nodes[id]
    return node === undefined ? content : withNode(content, { ...node, fields })
  }

/** What the key says of a question, where each question of its group has an answer of its own. */
export const setAnswer =
  (id: NodeId, answer: string): MockCommand =>
  (content) => {
    const node = content.nodes[id]
    return node === undefined || node.answer === answer ? content : withNode(content, { ...node, answer })
  }

/** A key that is a list of its group becomes an answer of each question; what has no question is left out. */
export const spreadAnswers =
  (id: NodeId): MockCommand =>
  (content) => {
    const node = content.nodes[id]
    const answers = node?.fields['correct_answer']
    if (node === undefined || !Array.isArray(answers)) return content
    const { correct_answer: _spread, ...fields } = node.fields
    const asked = node.lists['questions'] ?? []
    return asked.reduce(
      (current, question, index) => setAnswer(question, String(answers[index] ?? ''))(current),
      withNode(content, { ...node, fields }),
    )
  }

/** A new entry, written as the wire has it. Its place is counted in the list; one outside it is its nearest end. */
export const insertNode =
  (parentId: NodeId, list: string, index: number, value: JsonObject): MockCommand =>
  (content) => {
    const parent = content.nodes[parentId]
    const layout = parent && mockLayouts[content.section][parent.kind]?.find(({ key }) => key === list)
    if (parent === undefined || layout === undefined) return content
    const nodes = { ...content.nodes }
    const id = nameNode(nodes, parentId, list, value)
    addNodes(nodes, content.section, { id, kind: layout.kind, parent: parentId, value })
    nodes[parentId] = withList(parent, list, insertAt(parent.lists[list] ?? [], index, id))
    return { ...content, nodes }
  }

export const removeNode =
  (id: NodeId): MockCommand =>
  (content) => {
    const place = findPlace(content, id)
    if (place === null) return content
    const removed = listSubtree(content.nodes, id)
    const nodes = { ...content.nodes }
    for (const node of removed) delete nodes[node.id]
    nodes[place.parent.id] = withList(place.parent, place.list, without(place.entries, id))
    return dropReferences({ ...content, nodes }, new Set(removed.flatMap(listOwnIds)))
  }

/** To another place of its list, or into the same list of another node. The place is counted without the node itself. */
export const moveNode =
  (id: NodeId, index: number, toParent?: NodeId): MockCommand =>
  (content) => {
    const place = findPlace(content, id)
    if (place === null) return content
    const { parent, list, entries } = place
    if (toParent === undefined || toParent === parent.id) {
      const moved = moveTo(entries, id, index)
      return moved === entries ? content : withNode(content, withList(parent, list, moved))
    }
    const node = content.nodes[id]
    const target = content.nodes[toParent]
    if (node === undefined || target === undefined || target.kind !== parent.kind) return content
    const nodes = {
      ...content.nodes,
      [parent.id]: withList(parent, list, without(entries, id)),
      [toParent]: withList(target, list, insertAt(target.lists[list] ?? [], index, id)),
      [id]: { ...node, parent: toParent },
    }
    return { ...content, nodes }
  }

/** One place up or down its list. */
export const shiftNode =
  (id: NodeId, by: 1 | -1): MockCommand =>
  (content) => {
    const place = findPlace(content, id)
    return place === null ? content : moveNode(id, place.entries.indexOf(id) + by)(content)
  }

/** A copy right after it, with ids of its own throughout. */
export const duplicateNode =
  (id: NodeId): MockCommand =>
  (content) => {
    const place = findPlace(content, id)
    if (place === null) return content
    const copy = renewIds(toValue(content.nodes, content.section, id))
    return insertNode(place.parent.id, place.list, place.entries.indexOf(id) + 1, copy)(content)
  }

/** All the questions in place of those that are there. */
export const replaceQuestions =
  (questions: JsonObject): MockCommand =>
  (content) => {
    const nodes: Record<NodeId, MockNode> = {}
    addNodes(nodes, content.section, { id: mockId, kind: 'mock', parent: null, value: questions })
    return { ...content, nodes }
  }

export const inSequence =
  (...commands: readonly MockCommand[]): MockCommand =>
  (content) =>
    commands.reduce((current, command) => command(current), content)

type Place = { parent: MockNode; list: string; entries: readonly NodeId[] }

function findPlace({ nodes }: MockContent, id: NodeId): Place | null {
  const parent = nodes[nodes[id]?.parent ?? '']
  const found = parent && Object.entries(parent.lists).find(([, entries]) => entries.includes(id))
  return parent && found ? { parent, list: found[0], entries: found[1] } : null
}

const withNode = (content: MockContent, node: MockNode): MockContent => ({
  ...content,
  nodes: { ...content.nodes, [node.id]: node },
})

const withList = (node: MockNode, list: string, entries: readonly NodeId[]): MockNode => ({
  ...node,
  lists: { ...node.lists, [list]: entries },
})

const listOwnIds = ({ fields }: MockNode): unknown[] => (fields['id'] === undefined ? [] : [fields['id']])

/** Answers and drop zones that point at what is gone go with it. */
function dropReferences(content: MockContent, gone: ReadonlySet<unknown>): MockContent {
  let nodes = content.nodes
  for (const node of Object.values(nodes)) {
    const { dropId, correct_answer } = node.fields
    let fields = node.fields
    // A heading that is dropped there is the answer of what is gone.
    if (gone.has(dropId)) fields = { ...fields, dropId: null, heading: null }
    if (Array.isArray(correct_answer)) {
      // Two groups may name their questions alike.
      const own = new Set(listSubtree(content.nodes, node.id).flatMap(listOwnIds))
      const isGone = (id: unknown) => gone.has(id) && !own.has(id)
      const kept = correct_answer.filter((answer) => !isJsonObject(answer) || !isGone(answer['questionId']))
      if (kept.length < correct_answer.length) fields = { ...fields, correct_answer: kept }
    }
    if (fields !== node.fields) nodes = { ...nodes, [node.id]: { ...node, fields } }
  }
  return nodes === content.nodes ? content : { ...content, nodes }
}
