import type { Command } from '@console/values/json/command'
import type { JsonObject } from '@console/values/json/json-document'
import type { MockSection } from '../schemas/mock.schema.ts'
import type { MockHeader } from './mock-document.schema.ts'
import {
  type ChildOf,
  type FieldsOf,
  type GroupNode,
  isGroup,
  isKeyedPart,
  type ListOf,
  listsOf,
  type MockNode,
  type MockNodes,
  type NodeId,
  type NodeKind,
  type NodeOf,
  type NodeRef,
  type PartNode,
} from './mock-node.ts'

/** A mock being edited, as the editor's store holds it. */
export type MockContent = { section: MockSection; header: MockHeader; nodes: MockNodes }

export type MockCommand = Command<MockContent>

/** Id of the root node, the mock itself. */
export const mockId: NodeId = 'mock'

export const toMockRef = <Section extends MockSection>(section: Section): NodeRef<`${Section}.mock`> => ({
  id: mockId,
  kind: `${section}.mock`,
})

/** Name of the list that holds a section's parts. */
export const partList = (section: MockSection): 'parts' | 'passages' =>
  section === 'reading' ? 'passages' : 'parts'

export function readNode<Kind extends NodeKind>(
  nodes: MockNodes,
  { id, kind }: NodeRef<Kind>,
): NodeOf<Kind> | undefined {
  const node = nodes[id]
  // TypeScript does not narrow a node by a generic kind.
  return node?.kind === kind ? (node as NodeOf<Kind>) : undefined
}

export function readField<Kind extends NodeKind, Field extends keyof FieldsOf<Kind> & string>(
  nodes: MockNodes,
  ref: NodeRef<Kind>,
  field: Field,
): FieldsOf<Kind>[Field] | undefined {
  const fields: Readonly<JsonObject> = readNode(nodes, ref)?.fields ?? {}
  // As above.
  return fields[field] as FieldsOf<Kind>[Field] | undefined
}

/** The node that holds a node in one of its lists; none for the mock itself. */
export const readParent = (nodes: MockNodes, node: MockNode | undefined): MockNode | undefined =>
  node?.parent == null ? undefined : nodes[node.parent]

/** The node itself, or the nearest one above it of that kind. */
export function findAncestor<Found extends MockNode>(
  nodes: MockNodes,
  id: NodeId,
  isWanted: (node: MockNode) => node is Found,
): Found | undefined {
  for (let node = nodes[id]; node !== undefined; node = readParent(nodes, node))
    if (isWanted(node)) return node
  return undefined
}

export function readGroup(nodes: MockNodes, id: NodeId): GroupNode | undefined {
  const node = nodes[id]
  return isGroup(node) ? node : undefined
}

/** Ids in a list of a node. */
export const listIds = <Kind extends NodeKind>(
  nodes: MockNodes,
  { id, kind }: NodeRef<Kind>,
  list: ListOf<Kind>,
): readonly NodeId[] => (nodes[id]?.kind === kind ? listsOf(nodes[id])[list] : undefined) ?? none

/** One shared value, so that subscribers are not notified of a change. */
const none: readonly NodeId[] = []

/** Nodes in a list of a node. */
export const listNodes = <Kind extends NodeKind, List extends ListOf<Kind>>(
  nodes: MockNodes,
  ref: NodeRef<Kind>,
  list: List,
): NodeOf<ChildOf<Kind, List>>[] =>
  // `addNodes` gives the entries of a list the kind of the list.
  listIds(nodes, ref, list).flatMap((entry) => nodes[entry] ?? []) as NodeOf<ChildOf<Kind, List>>[]

export const listPartIds = ({ nodes, section }: Pick<MockContent, 'nodes' | 'section'>): readonly NodeId[] =>
  listsOf(nodes[mockId])[partList(section)] ?? none

/** Parts of a mock in any section. */
export const listParts = (content: MockContent): PartNode[] =>
  // As above.
  listPartIds(content).flatMap((id) => content.nodes[id] ?? []) as PartNode[]

/** Ids of the question groups in a part of any section. */
export const listGroupIds = (nodes: MockNodes, part: NodeId): readonly NodeId[] => {
  const node = nodes[part]
  return (isKeyedPart(node) ? node.lists.questions : undefined) ?? none
}

/** A node and its descendants. */
export function listSubtree(nodes: MockNodes, id: NodeId): MockNode[] {
  const node = nodes[id]
  if (node === undefined) return []
  const entries = Object.values(listsOf(node)).flatMap((list) => list ?? [])
  return [node, ...entries.flatMap((entry) => listSubtree(nodes, entry))]
}

export const withNode = (content: MockContent, node: MockNode): MockContent => ({
  ...content,
  nodes: { ...content.nodes, [node.id]: node },
})
