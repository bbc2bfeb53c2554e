import type { JsonObject } from '@console/values/json/json-document'
import { type MockCommand, readGroup, readNode, withNode } from './mock-content.ts'
import type { MockHeader } from './mock-document.schema.ts'
import type { FieldsOf, GroupKind, MockNode, NodeId, NodeKind, NodeRef } from './mock-node.ts'

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

/** The fields are those of the kind of the node. */
const withFields = (node: MockNode, fields: FieldsOf<NodeKind>) => ({ ...node, fields }) as MockNode
