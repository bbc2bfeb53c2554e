import type { MockSection } from '@console/shared/schemas/mock'
import { isJsonObject, type JsonObject } from './json.ts'
import type { MockDocument, MockHeader } from './mock-document.schema.ts'
import {
  type ChildOf,
  type FieldsOf,
  type GroupNode,
  isGroup,
  isKeyedPart,
  isKind,
  type ListOf,
  listsOf,
  type MockNode,
  type MockNodes,
  type NodeId,
  type NodeKind,
  type NodeOf,
  type NodeRef,
  nodeLists,
  type PartNode,
  readFields,
} from './mock-node.ts'

/** A mock under edit as its editor's store holds it. */
export type MockContent = { section: MockSection; header: MockHeader; nodes: MockNodes }

/** The node of the mock itself. */
export const mockId: NodeId = 'mock'

export const toMockRef = <Section extends MockSection>(section: Section): NodeRef<`${Section}.mock`> => ({
  id: mockId,
  kind: `${section}.mock`,
})

/** The list of a section's parts. */
export const partList = (section: MockSection): 'parts' | 'passages' =>
  section === 'reading' ? 'passages' : 'parts'

const isObjectList = (value: unknown): value is JsonObject[] =>
  Array.isArray(value) && value.every(isJsonObject)

/** Gives equal nodes, with the same ids, for equal documents. */
export function toContent({ questions, section, ...header }: MockDocument): MockContent {
  const nodes: Record<NodeId, MockNode> = {}
  addNodes(nodes, { ...toMockRef(section), parent: null, value: questions })
  return { section, header, nodes }
}

type NewNode = NodeRef & { parent: NodeId | null; value: JsonObject; answer?: string | undefined }

/** Takes an object of the wire apart into nodes. */
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
  // The schemas and the lists of the kind made all of it.
  nodes[id] = { id, kind, parent, ...readFields(kind, rest), lists, answer } as MockNode
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Answers go where their question goes; they stay a field of the group where they are not one for each. */
function takeAnswers(fields: JsonObject, count: number): string[] | null {
  const { correct_answer } = fields
  if (!isTextList(correct_answer) || correct_answer.length !== count) return null
  delete fields['correct_answer']
  return correct_answer
}

/** Ids of the wire are unique in their list at best; a node's is in the whole mock. */
export function nameNode(nodes: MockNodes, parent: NodeId, list: string, { id }: JsonObject): NodeId {
  const name = `${parent}/${list}:${String(id)}`
  let free = name
  for (let copy = 2; Object.hasOwn(nodes, free); copy++) free = `${name}~${copy}`
  return free
}

export function toDocument({ section, header, nodes }: MockContent): MockDocument {
  return { ...header, section, questions: toValue(nodes, mockId) }
}

/** The object of the wire that a node and what is below it were made of. */
export function toValue(nodes: MockNodes, id: NodeId): JsonObject {
  const node = nodes[id]
  if (node === undefined) return {}
  const value: JsonObject = { ...node.unknown, ...node.fields }
  for (const [list, entries = []] of Object.entries(listsOf(node))) {
    value[list] = entries.map((entry) => toValue(nodes, entry))
  }
  if (isKind(node, 'reading.group') && node.lists.questions !== undefined) {
    const answers = node.lists.questions.map((entry) => nodes[entry]?.answer)
    // A key that cannot be read stays until one is written.
    const isWritten = answers.some((answer) => answer !== undefined) && !('correct_answer' in node.fields)
    if (isWritten || !('correct_answer' in value)) {
      value['correct_answer'] = answers.map((answer) => answer ?? '')
    }
  }
  return value
}

export function readNode<Kind extends NodeKind>(
  nodes: MockNodes,
  { id, kind }: NodeRef<Kind>,
): NodeOf<Kind> | undefined {
  const node = nodes[id]
  // A node of the kind has the type of the kind.
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

export function readGroup(nodes: MockNodes, id: NodeId): GroupNode | undefined {
  const node = nodes[id]
  return isGroup(node) ? node : undefined
}

/** The ids in a list of a node. */
export const listIds = <Kind extends NodeKind>(
  nodes: MockNodes,
  { id, kind }: NodeRef<Kind>,
  list: ListOf<Kind>,
): readonly NodeId[] => (nodes[id]?.kind === kind ? listsOf(nodes[id])[list] : undefined) ?? none

/** The same value each time, so that who follows a document hears of no change. */
const none: readonly NodeId[] = []

/** The entries of a list of a node. */
export const listNodes = <Kind extends NodeKind, List extends ListOf<Kind>>(
  nodes: MockNodes,
  ref: NodeRef<Kind>,
  list: List,
): NodeOf<ChildOf<Kind, List>>[] =>
  // `addNodes` gave the entries of a list the kind of the list.
  listIds(nodes, ref, list).flatMap((entry) => nodes[entry] ?? []) as NodeOf<ChildOf<Kind, List>>[]

export const listPartIds = ({ nodes, section }: Pick<MockContent, 'nodes' | 'section'>): readonly NodeId[] =>
  listsOf(nodes[mockId])[partList(section)] ?? none

/** The parts of a mock of whatever section. */
export const listParts = (content: MockContent): PartNode[] =>
  // As above.
  listPartIds(content).flatMap((id) => content.nodes[id] ?? []) as PartNode[]

/** The groups of questions of a part of whatever section. */
export const listGroupIds = (nodes: MockNodes, part: NodeId): readonly NodeId[] => {
  const node = nodes[part]
  return (isKeyedPart(node) ? node.lists.questions : undefined) ?? none
}

/** The node and everything below it. */
export function listSubtree(nodes: MockNodes, id: NodeId): MockNode[] {
  const node = nodes[id]
  if (node === undefined) return []
  const entries = Object.values(listsOf(node)).flatMap((list) => list ?? [])
  return [node, ...entries.flatMap((entry) => listSubtree(nodes, entry))]
}
