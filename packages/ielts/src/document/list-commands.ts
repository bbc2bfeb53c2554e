import type { JsonObject } from '@console/values/json/json-document'
import { insertAt, moveTo, without } from '@console/values/json/ordered-list'
import { dropReferences, listOwnIds } from './drop-references.ts'
import {
  listSubtree,
  type MockCommand,
  type MockContent,
  mockId,
  partList,
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

type Place = { parent: MockNode; list: string; entries: readonly NodeId[] }

function findPlace({ nodes }: MockContent, id: NodeId): Place | null {
  const parent = nodes[nodes[id]?.parent ?? '']
  for (const [list, entries] of Object.entries(listsOf(parent))) {
    if (parent !== undefined && entries?.includes(id)) return { parent, list, entries }
  }
  return null
}

/** The list is one that the kind of the node has. */
const withList = (node: MockNode, list: string, entries: readonly NodeId[]) =>
  ({ ...node, lists: { ...node.lists, [list]: entries } }) as MockNode
