import type { JsonObject } from '@console/values/json/json-document'
import * as z from 'zod/mini'
import { buildListeningFields } from '../schemas/listening.schema.ts'
import { buildReadingFields } from '../schemas/reading.schema.ts'
import { buildSpeakingFields } from '../schemas/speaking.schema.ts'
import { buildWritingFields } from '../schemas/writing.schema.ts'
import { type TypedNumber, typedNumberSchema } from './mock-document.schema.ts'

export type NodeId = string

/** The wire's field schemas, except that numbers may be half typed and optional fields absent. */
const edited = {
  id: () => z.number(),
  number: (): z.ZodMiniType<TypedNumber> => typedNumberSchema,
  text: () => z.string(),
  list: <Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema),
  prepared: <Value>(schema: z.ZodMiniType<Value>) => schema,
  orNull: <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema)),
}

const writing = buildWritingFields<TypedNumber, null | undefined>(edited)
const speaking = buildSpeakingFields<TypedNumber, null | undefined>(edited)
const reading = buildReadingFields<TypedNumber, null | undefined>(edited)
const listening = buildListeningFields<TypedNumber, null | undefined>(edited)

/** Fields of every kind of node, from the wire schemas; lists of nodes are in `nodeLists`. */
const fieldSchemas = {
  'writing.mock': writing.test,
  'writing.part': writing.part,
  'speaking.mock': speaking.test,
  'speaking.part': speaking.part,
  'speaking.question': speaking.question,
  'reading.mock': {},
  'reading.part': reading.passage,
  'reading.paragraph': reading.paragraph,
  'reading.group': reading.group,
  'reading.question': reading.question,
  'listening.mock': listening.test,
  'listening.part': listening.part,
  'listening.group': { ...listening.group, question: listening.table },
  'listening.item': listening.item,
}

type FieldSchemas = typeof fieldSchemas
export type NodeKind = keyof FieldSchemas

/** Fields of a kind of node; for a union of kinds, the fields that all of them have. */
export type FieldsOf<Kind extends NodeKind> = {
  readonly [Field in keyof FieldSchemas[Kind]]?: z.output<FieldSchemas[Kind][Field]> | undefined
}

/** Wire lists whose entries become nodes; everything else stays a field, as the server has it. */
export const nodeLists = {
  'writing.mock': { parts: 'writing.part' },
  'writing.part': {},
  'speaking.mock': { parts: 'speaking.part' },
  'speaking.part': { questions: 'speaking.question' },
  'speaking.question': {},
  'reading.mock': { passages: 'reading.part' },
  'reading.part': { paragraphs: 'reading.paragraph', questions: 'reading.group' },
  'reading.paragraph': {},
  'reading.group': { questions: 'reading.question' },
  'reading.question': {},
  'listening.mock': { parts: 'listening.part' },
  'listening.part': { questions: 'listening.group' },
  'listening.group': { question: 'listening.item' },
  'listening.item': {},
} as const satisfies Record<NodeKind, Readonly<Record<string, NodeKind>>>

export type ListOf<Kind extends NodeKind> = keyof (typeof nodeLists)[Kind] & string
export type ChildOf<Kind extends NodeKind, List extends ListOf<Kind>> = (typeof nodeLists)[Kind][List] &
  NodeKind

/** Identifies a node; its kind determines its fields and lists. */
export type NodeRef<Kind extends NodeKind = NodeKind> = { readonly id: NodeId; readonly kind: Kind }

/** A new node in wire format, with its descendants. */
export type NewNode<Kind extends NodeKind> = Omit<FieldsOf<Kind>, ListOf<Kind>> & {
  readonly [List in ListOf<Kind>]?:
    | readonly NewNode<ChildOf<Kind, List>>[]
    | FieldsOf<Kind>[List & keyof FieldsOf<Kind>]
}

export const toRef = <Kind extends NodeKind>(kind: Kind, id: NodeId | null | undefined): NodeRef<Kind> => ({
  kind,
  id: id ?? '',
})

type Node<Kind extends NodeKind> = NodeRef<Kind> & {
  /** Null for the mock itself. */
  readonly parent: NodeId | null
  readonly fields: FieldsOf<Kind>
  /** Data that the console does not know or cannot read. It is sent back unchanged, unless a field has the same name. */
  readonly unknown: Readonly<JsonObject>
  /** Entries of each list in order, by the wire name of the list. */
  readonly lists: { readonly [List in ListOf<Kind>]?: readonly NodeId[] }
  /** Its answer from the group's list. */
  readonly answer?: string | undefined
}

export type NodeOf<Kind extends NodeKind> = Kind extends NodeKind ? Node<Kind> : never
export type MockNode = NodeOf<NodeKind>
export type MockNodes = Readonly<Record<NodeId, MockNode>>

export type PartKind = Extract<NodeKind, `${string}.part`>
export type GroupKind = Extract<NodeKind, `${string}.group`>
export type PartNode = NodeOf<PartKind>
export type GroupNode = NodeOf<GroupKind>

export const isKind = <Kind extends NodeKind>(
  node: MockNode | undefined,
  kind: Kind,
): node is Extract<MockNode, { kind: Kind }> => node?.kind === kind

export const isPart = (node: MockNode | undefined): node is PartNode => node?.kind.endsWith('.part') === true

/** Parts whose questions come in groups with an answer key. */
export type KeyedPartKind = 'reading.part' | 'listening.part'

export const isKeyedPart = (node: MockNode | undefined): node is NodeOf<KeyedPartKind> =>
  isKind(node, 'reading.part') || isKind(node, 'listening.part')

export const isGroup = (node: MockNode | undefined): node is GroupNode =>
  isKind(node, 'reading.group') || isKind(node, 'listening.group')

/** Separates the fields of a wire object that match their schema from the rest. */
export function readFields(kind: NodeKind, value: JsonObject): Pick<MockNode, 'fields' | 'unknown'> {
  const schemas: Readonly<Record<string, z.ZodMiniType>> = fieldSchemas[kind]
  const isKnown = ([field, entry]: [string, unknown]) =>
    Object.hasOwn(schemas, field) && schemas[field]?.safeParse(entry).success === true
  const entries = Map.groupBy(Object.entries(value), isKnown)
  return {
    fields: Object.fromEntries(entries.get(true) ?? []),
    unknown: Object.fromEntries(entries.get(false) ?? []),
  }
}

/** Lists of a node of any kind. */
export const listsOf = (
  node: MockNode | undefined,
): Readonly<Record<string, readonly NodeId[] | undefined>> => node?.lists ?? {}
