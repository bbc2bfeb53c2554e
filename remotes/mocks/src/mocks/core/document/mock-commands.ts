import { insertAt, moveTo, without } from '@console/authoring/document/ordered-list'
import type { JsonObject } from './json.ts'
import {
  addNodes,
  listSubtree,
  type MockContent,
  mockId,
  nameNode,
  partList,
  readGroup,
  readNode,
  toMockRef,
  toValue,
} from './mock-content.ts'
import type { MockHeader } from './mock-document.schema.ts'
import {
  type ChildOf,
  type FieldsOf,
  type GroupKind,
  isKind,
  type ListOf,
  listsOf,
  type MockNode,
  type NewNode,
  type NodeId,
  type NodeKind,
  type NodeRef,
  nodeLists,
  type PartKind,
} from './mock-node.ts'
import { renewIds } from './renew-ids.ts'

/** One small edit; the content itself when there is nothing to change. */
export type MockCommand = (content: MockContent) => MockContent

export const setHeader =
  <Field extends keyof MockHeader>(field: Field, value: MockHeader[Field]): MockCommand =>
  (content) =>
    Object.is(content.header[field], value)
      ? content
      : { ...content, header: { ...content.header, [field]: value } }

/** Of a node that is named by one of several kinds, only what all of them have can be set. */
export const setField =
  <Kind extends NodeKind, Field extends keyof FieldsOf<Kind> & string>(
    ref: NodeRef<Kind>,
    field: Field,
    value: FieldsOf<Kind>[Field],
  ): MockCommand =>
  (content) => {
    const node = readNode(content.nodes, ref)
    const fields: Readonly<JsonObject> = node?.fields ?? {}
    if (node === undefined || Object.is(fields[field], value)) return content
    return withNode(content, withFields(node, { ...node.fields, [field]: value }))
  }

/** A field that groups of every section have. */
export const setGroupField =
  <Field extends keyof FieldsOf<GroupKind> & string>(
    id: NodeId,
    field: Field,
    value: FieldsOf<GroupKind>[Field],
  ): MockCommand =>
  (content) => {
    const group = readGroup(content.nodes, id)
    return group === undefined ? content : setField(group, field, value)(content)
  }

/** All the fields of a node in place of those that it has; its lists stay, and what is not known of it. */
export const setFields =
  <Kind extends NodeKind>(ref: NodeRef<Kind>, fields: FieldsOf<Kind>): MockCommand =>
  (content) => {
    const node = readNode(content.nodes, ref)
    return node === undefined ? content : withNode(content, withFields(node, fields))
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
    const node = readNode(content.nodes, { id, kind: 'reading.group' })
    if (node?.fields.correct_answer === undefined) return content
    const { correct_answer: answers, ...fields } = node.fields
    return (node.lists.questions ?? []).reduce(
      (current, question, index) => setAnswer(question, answers[index] ?? '')(current),
      withNode(content, { ...node, fields }),
    )
  }

/** A new entry, written as the wire has it. Its place is counted in the list; one outside it is its nearest end. */
export const insertNode =
  <Kind extends NodeKind, List extends ListOf<Kind>>(
    { id, kind }: NodeRef<Kind>,
    list: List,
    index: number,
    value: NewNode<ChildOf<Kind, List>>,
  ): MockCommand =>
  (content) =>
    content.nodes[id]?.kind === kind ? insertEntry(id, list, index, value)(content) : content

/** New questions in a part of whatever section. */
export const insertGroup =
  (part: NodeId, index: number, value: NewNode<GroupKind>): MockCommand =>
  (content) =>
    insertEntry(part, 'questions', index, value)(content)

/** A new part of a mock of whatever section. */
export const insertPart =
  (index: number, value: NewNode<PartKind>): MockCommand =>
  (content) =>
    insertEntry(mockId, partList(content.section), index, value)(content)

/** The same where the kind of the node shows only while the console runs. */
export const insertEntry =
  (parentId: NodeId, list: string, index: number, value: JsonObject): MockCommand =>
  (content) => {
    const parent = content.nodes[parentId]
    if (parent === undefined) return content
    const lists: Readonly<Record<string, NodeKind>> = nodeLists[parent.kind]
    const kind = lists[list]
    // What stands under the name and is no list must not be lost.
    if (kind === undefined || list in parent.unknown || list in parent.fields) return content
    const nodes = { ...content.nodes }
    const id = nameNode(nodes, parentId, list, value)
    addNodes(nodes, { id, kind, parent: parentId, value })
    nodes[parentId] = withList(parent, list, insertAt(listsOf(parent)[list] ?? [], index, id))
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
      [toParent]: withList(target, list, insertAt(listsOf(target)[list] ?? [], index, id)),
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
    const copy = renewIds(toValue(content.nodes, id))
    return insertEntry(place.parent.id, place.list, place.entries.indexOf(id) + 1, copy)(content)
  }

/** All the questions in place of those that are there. */
export const replaceQuestions =
  (questions: JsonObject): MockCommand =>
  (content) => {
    const nodes: Record<NodeId, MockNode> = {}
    addNodes(nodes, { ...toMockRef(content.section), parent: null, value: questions })
    return { ...content, nodes }
  }

export const inSequence =
  (...commands: readonly MockCommand[]): MockCommand =>
  (content) =>
    commands.reduce((current, command) => command(current), content)

type Place = { parent: MockNode; list: string; entries: readonly NodeId[] }

function findPlace({ nodes }: MockContent, id: NodeId): Place | null {
  const parent = nodes[nodes[id]?.parent ?? '']
  for (const [list, entries] of Object.entries(listsOf(parent))) {
    if (parent !== undefined && entries?.includes(id)) return { parent, list, entries }
  }
  return null
}

const withNode = (content: MockContent, node: MockNode): MockContent => ({
  ...content,
  nodes: { ...content.nodes, [node.id]: node },
})

/** The fields are those of the kind of the node. */
const withFields = (node: MockNode, fields: FieldsOf<NodeKind>) => ({ ...node, fields }) as MockNode

/** The list is one that the kind of the node has. */
const withList = (node: MockNode, list: string, entries: readonly NodeId[]) =>
  ({ ...node, lists: { ...node.lists, [list]: entries } }) as MockNode

const listOwnIds = ({ fields }: MockNode): unknown[] => ('id' in fields ? [fields.id] : [])

/** Answers and drop zones that point at what is gone go with it. */
function dropReferences(content: MockContent, gone: ReadonlySet<unknown>): MockContent {
  let nodes = content.nodes
  for (const node of Object.values(nodes)) {
    if (isKind(node, 'reading.paragraph') && gone.has(node.fields.dropId)) {
      // A heading that is dropped there is the answer of what is gone.
      const fields = { ...node.fields, dropId: null, heading: null }
      nodes = { ...nodes, [node.id]: { ...node, fields } }
    } else if (isKind(node, 'listening.group') && node.fields.correct_answer !== undefined) {
      // Two groups may name their questions alike.
      const own = new Set(listSubtree(content.nodes, node.id).flatMap(listOwnIds))
      const { correct_answer: answers } = node.fields
      const kept = answers.filter(
        (answer) => typeof answer === 'string' || !gone.has(answer.questionId) || own.has(answer.questionId),
      )
      if (kept.length < answers.length) {
        nodes = { ...nodes, [node.id]: { ...node, fields: { ...node.fields, correct_answer: kept } } }
      }
    }
  }
  return nodes === content.nodes ? content : { ...content, nodes }
}
