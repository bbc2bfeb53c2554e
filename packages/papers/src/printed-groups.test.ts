import { toBlankMock, toContent } from '@console/ielts'
import type { JsonObject } from '@console/values/json/json-document'
import { expect, test } from 'vitest'
import { buildPaper, type PaperBlock } from './index.ts'

const dyes = [
  { key: 'A', value: 'woad' },
  { key: 'B', value: 'indigo' },
]

/** The printed lines of one group of a reading passage: subheadings, instructions, boxes and options. */
function print(group: JsonObject): string[] {
  const asked = {
    id: 1,
    marks: 1,
    questions: [{ id: 1, text: 'It fades.' }],
    correct_answer: ['A'],
    ...group,
  }
  const passages = [{ id: 1, type: null, title: null, paragraphs: [], questions: [asked] }]
  const paper = buildPaper(toContent({ ...toBlankMock('reading'), questions: { passages } }), 'questions')
  const toLines = (block: PaperBlock): string[] => {
    if (block.kind === 'kept') return block.blocks.flatMap(toLines)
    if ('text' in block) return [block.text]
    if (block.kind === 'rubric') return [block.line.join('')]
    const options = block.kind === 'list' || block.kind === 'box' ? block.entries.map(({ mark }) => mark) : []
    return [`${block.kind}${block.kind === 'box' ? ` “${block.title}”` : ''}: ${options.join(' ')}`]
  }
  return (paper?.blocks ?? []).slice(3).flatMap(toLines).slice(1)
}

const features = { type: 'matching_features', options: dyes }

test.each<[string, JsonObject, string[]]>([
  ['no title has none above its questions', { ...features, title: null }, ['list: 1', 'box “”: A B']],
  [
    'the title “List of …” has it over the options',
    { ...features, title: ' List of dyes ' },
    ['list: 1', 'box “List of dyes”: A B'],
  ],
  [
    'another title has that above its questions',
    { ...features, title: 'A list of dyes' },
    ['A list of dyes', 'list: 1', 'box “”: A B'],
  ],
  [
    'a list of letters without texts keeps its title above the questions',
    { ...features, title: 'List of paragraphs', options: [{ key: 'A', value: '' }] },
    ['List of paragraphs', 'list: 1'],
  ],
  [
    'headings to match starts with the list of them',
    { type: 'matching_headings', title: null, options: dyes },
    ['box “List of Headings”: A B', 'list: 1'],
  ],
  [
    'multiple choice has its options below the question, and no box',
    { ...features, type: 'multiple_choice', title: 'List of dyes' },
    ['List of dyes', 'list: 1', 'list: A B'],
  ],
])('a group with %s', (_, group, printed) => expect(print(group)).toEqual(printed))

test('prints an instruction line by line, without its empty lines', () => {
  const instruction = 'Choose the correct letter.\n\n  Write it in box 1. '
  expect(print({ ...features, instruction }).slice(0, 2)).toEqual([
    'Choose the correct letter.',
    'Write it in box 1.',
  ])
})
