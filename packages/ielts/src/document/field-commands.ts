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

/** Sets a field of a node; for a union of kinds, a field that all of them have. */
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

/** Sets a field that groups of both sections have. */
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

/** Replaces all fields of a node; its lists and unknown data stay. */
export const setFields =
  <Kind extends NodeKind>(ref: NodeRef<Kind>, fields: FieldsOf<Kind>): MockCommand =>
  (content) => {
    const node = readNode(content.nodes, ref)
    return node === undefined ? content : withNode(content, withFields(node, fields))
  }

/** Sets the answer that is stored with a question. */
export const setAnswer =
  (id: NodeId, answer: string): MockCommand =>
  (content) => {
    const node = content.nodes[id]
    return node === undefined || node.answer === answer ? content : withNode(content, { ...node, answer })
  }

/** Moves a group's list of answers to its questions, one each; surplus answers are dropped. */
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

/** Callers pass fields of the node's kind. */
const withFields = (node: MockNode, fields: FieldsOf<NodeKind>) => ({ ...node, fields }) as MockNode
