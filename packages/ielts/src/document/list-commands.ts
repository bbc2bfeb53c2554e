import type { JsonObject } from '@console/values/json/json-document'
import { insertAt, moveTo, without } from '@console/values/json/ordered-list'
import { dropReferences, listOwnIds } from './drop-references.ts'
import {
  listSubtree,
  type MockCommand,
  type MockContent,
  mockId,
  partList,
  readParent,
  toMockRef,
  withNode,
} from './mock-content.ts'
import {
  type ChildOf,
  type GroupKind,
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
import { addNodes, nameNode, toValue } from './mock-normalization.ts'
import { renewIds } from './renew-ids.ts'

/** Inserts an entry, given in wire format, before `index`, which is clamped to the list. */
export const insertNode =
  <Kind extends NodeKind, List extends ListOf<Kind>>(
    { id, kind }: NodeRef<Kind>,
    list: List,
    index: number,
    value: NewNode<ChildOf<Kind, List>>,
  ): MockCommand =>
  (content) =>
    content.nodes[id]?.kind === kind ? insertEntry(id, list, index, value)(content) : content

/** Inserts a group of questions into a part of any section. */
export const insertGroup =
  (part: NodeId, index: number, value: NewNode<GroupKind>): MockCommand =>
  (content) =>
    insertEntry(part, 'questions', index, value)(content)

/** Inserts a part into a mock of any section. */
export const insertPart =
  (index: number, value: NewNode<PartKind>): MockCommand =>
  (content) =>
    insertEntry(mockId, partList(content.section), index, value)(content)

/** `insertNode` for a parent whose kind is known at run time only. */
export const insertEntry =
  (parentId: NodeId, list: string, index: number, value: JsonObject): MockCommand =>
  (content) => {
    const parent = content.nodes[parentId]
    if (parent === undefined) return content
    const lists: Readonly<Record<string, NodeKind>> = nodeLists[parent.kind]
    const kind = lists[list]
    // A value under this name that is not a list must not be overwritten.
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

/** Moves a node within its list, or into the same list of another node. `index` does not count the node itself. */
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

/** Moves a node up or down by one. */
export const shiftNode =
  (id: NodeId, by: 1 | -1): MockCommand =>
  (content) => {
    const place = findPlace(content, id)
    return place === null ? content : moveNode(id, place.entries.indexOf(id) + by)(content)
  }

/** Inserts a copy after the node, with new ids throughout. */
export const duplicateNode =
  (id: NodeId): MockCommand =>
  (content) => {
    const place = findPlace(content, id)
    if (place === null) return content
    const copy = renewIds(toValue(content.nodes, id))
    return insertEntry(place.parent.id, place.list, place.entries.indexOf(id) + 1, copy)(content)
  }

/** Replaces the questions of the whole mock. */
export const replaceQuestions =
  (questions: JsonObject): MockCommand =>
  (content) => {
    const nodes: Record<NodeId, MockNode> = {}
    addNodes(nodes, { ...toMockRef(content.section), parent: null, value: questions })
    return { ...content, nodes }
  }

type Place = { parent: MockNode; list: string; entries: readonly NodeId[] }

function findPlace({ nodes }: MockContent, id: NodeId): Place | null {
  const parent = readParent(nodes, nodes[id])
  for (const [list, entries] of Object.entries(listsOf(parent))) {
    if (parent !== undefined && entries?.includes(id)) return { parent, list, entries }
  }
  return null
}

/** Callers pass a list of the node's kind. */
const withList = (node: MockNode, list: string, entries: readonly NodeId[]) =>
  ({ ...node, lists: { ...node.lists, [list]: entries } }) as MockNode
