import { expect, test } from 'vitest'
import type { QuestionType } from '../question-types/question-types.ts'
import { setField, setGroupField } from './field-commands.ts'
import { insertNode } from './list-commands.ts'
import { listNodes, type MockCommand, readField } from './mock-content.ts'
import { toRef } from './mock-node.ts'
import { toContent } from './mock-normalization.ts'
import { toBlankMock } from './to-blank-mock.ts'

const content = toContent(toBlankMock('reading'))
const group = toRef('reading.group', 'mock/passages:p/questions:g')
const paragraph = toRef('reading.paragraph', 'mock/passages:p/paragraphs:a')

test('a misspelt kind, field, list or type does not compile, nor does a value of another type', () => {
  const misspelt: MockCommand[] = [
    // @ts-expect-error a field is misspelt
    setField(group, 'wordLimit', 2),
    // @ts-expect-error a field is one of another kind of node
    setField(paragraph, 'wordlimit', 2),
    // @ts-expect-error a value has another type
    setField(group, 'instruction', 2),
    // @ts-expect-error a question type is misspelt
    setField(group, 'type', 'matching_heading'),
    // @ts-expect-error a question type is one of another section
    setField(group, 'type', 'map_labeling'),
    // @ts-expect-error only listening has images
    setGroupField(group.id, 'image', null),
    // @ts-expect-error a kind is misspelt
    setField(toRef('reading.passage', 'p'), 'title', ''),
    // @ts-expect-error a list is one of another kind of node
    insertNode(group, 'paragraphs', 0, { id: 'a' }),
    // @ts-expect-error a field of a new node is misspelt
    insertNode(group, 'questions', 0, { id: 'q', txt: '' }),
  ]
  for (const command of misspelt) expect(command(content)).toBe(content)
})

test('fields and lists that are read have the types of their kind', () => {
  const text: string | undefined = readField(content.nodes, paragraph, 'content')
  expect(text).toBeUndefined()
  for (const { fields } of listNodes(content.nodes, group, 'questions')) {
    // @ts-expect-error questions have no content
    expect(fields.content).toBeUndefined()
  }
})

test('a table by question type must cover every type of the API', () => {
  // @ts-expect-error most types are missing
  const labels: Record<QuestionType, string> = { note_completion: 'Note completion' }
  expect(labels.note_completion).toBe('Note completion')
})
