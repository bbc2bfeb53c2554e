import { toBlankMock, toContent } from '@console/ielts'
import type { JsonObject } from '@console/values/json/json-document'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Line, PaperBlock } from './index.ts'
import { buildPaper, toHtml } from './index.ts'
import { toWordFile } from './word.ts'

const toText = (line: Line): string =>
  line.map((run) => (typeof run === 'string' ? run : 'strong' in run ? run.strong : `[${run.gap}]`)).join('')

/** The printed lines; those that are kept together are in brackets. */
const toLines = (blocks: readonly PaperBlock[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'kept':
        return ['(', ...toLines(block.blocks), ')']
      case 'list':
        return block.entries.map(({ mark, line }) => `${mark} ${toText(line)}`.trim())
      case 'box':
        return [
          `box ${block.title}`,
          ...block.entries.map(({ mark, line }) => `${mark} ${toText(line)}`.trim()),
        ]
      case 'text':
        return [toText(block.line)]
      case 'rubric':
        return []
      case 'title':
        return [block.isOnNewPage ? `new page: ${block.text}` : block.text]
      case 'heading':
      case 'subheading':
        return [block.text]
      default:
        return [block.kind]
    }
  })

const print = (section: 'reading' | 'listening' | 'writing', questions: JsonObject): string[] =>
  toLines(buildPaper(toContent({ ...toBlankMock(section), questions }), 'questions')?.blocks ?? []).slice(1)

const passage = (...questions: JsonObject[]): JsonObject => ({
  passages: [{ id: 1, type: null, title: 'Dyes', paragraphs: [], questions }],
})

test('prints the headings of notes on lines of their own, and bullets only on lines with a gap', () => {
  const notes = {
    id: 1,
    type: 'note_completion',
    title: 'Woad',
    marks: 2,
    questions: [
      { id: 1, text: 'History\ngrown for its _____' },
      { id: 2, text: 'sold at a _____, once a year\nToday' },
    ],
    correct_answer: ['leaves', 'fair'],
  }
  expect(print('reading', passage(notes)).slice(2)).toEqual([
    'Questions 1–2',
    '(',
    'Woad',
    'History',
    '• grown for its [1]',
    '• sold at a [2], once a year',
    'Today',
    ')',
  ])
})

test('keeps the paragraphs of a summary, and starts a sentence with its number and keeps its gap in place', () => {
  const summary = {
    id: 1,
    type: 'summary_completion',
    marks: 2,
    questions: [
      { id: 1, text: 'It was grown by _____.' },
      { id: 2, text: '\nLater it was _____.' },
    ],
    correct_answer: ['monks', 'forbidden'],
  }
  const sentence = {
    id: 2,
    type: 'sentence_completion',
    marks: 1,
    questions: [{ id: 3, text: 'The dye was sold by the _____ in autumn.' }],
    correct_answer: ['pound'],
  }
  const lines = print('reading', passage(summary, sentence)).map((line) => line.replace(/…+/, '…').trim())
  expect(lines).toEqual(expect.arrayContaining(['It was grown by [1].', 'Later it was [2].']))
  expect(lines).toContain('3 The dye was sold by the … in autumn.')
})

test('prints “List of …” once, as the heading of the box of options', () => {
  const people = {
    id: 1,
    type: 'matching_features',
    title: 'List of researchers',
    marks: 1,
    questions: [{ id: 1, text: 'Indigo was forbidden.' }],
    options: [
      { key: 'A', value: 'Helena Voss' },
      { key: 'B', value: 'Jun Takeda' },
    ],
    correct_answer: ['A'],
  }
  const headings = {
    id: 2,
    type: 'matching_headings',
    title: 'List of headings',
    marks: 1,
    questions: [{ id: 2, text: 'Paragraph A' }],
    options: [
      { key: 'i', value: 'A trade' },
      { key: 'ii', value: 'A law' },
    ],
    correct_answer: ['i'],
  }
  const lines = print('reading', passage(people, headings))
  expect(lines.filter((line) => line.includes('List of'))).toEqual([
    'box List of researchers',
    'box List of headings',
  ])
})

test('keeps a question with its options, and starts each part on a new sheet', async () => {
  const ask = (id: number) => ({
    id,
    type: 'multiple_choice',
    instruction: 'Choose the correct letter, A, B or C.',
    marks: 1,
    question: [{ id: 1, text: `Why ${id}?` }],
    options: ['A', 'B', 'C'].map((key) => ({ key, value: `because ${key}` })),
    correct_answer: ['A'],
  })
  const questions = {
    recording: '',
    parts: [
      { id: 1, title: null, questions: [ask(1), ask(2)] },
      { id: 2, title: null, questions: [ask(3)] },
    ],
  }
  const lines = print('listening', questions)
  expect(lines).toEqual([
    ...['Part 1 · Questions 1–2', 'Questions 1–2'],
    ...['(', '1 Why 1?', 'A because A', 'B because B', 'C because C', ')'],
    ...['(', '2 Why 2?', 'A because A', 'B because B', 'C because C', ')'],
    ...['new page: Part 2 · Question 3', 'Question 3'],
    ...['(', '3 Why 3?', 'A because A', 'B because B', 'C because C', ')'],
  ])
  const paper = buildPaper(toContent({ ...toBlankMock('listening'), questions }), 'questions')
  if (paper === null) throw new Error('There is a paper of what was printed')
  const parts = unzipSync(new Uint8Array(await (await toWordFile(paper, 'a4')).arrayBuffer()))
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const kept = body
    .split('<w:p>')
    .filter((paragraph) => paragraph.includes('<w:keepNext/>'))
    .map((paragraph) => paragraph.replaceAll(/<[^>]*>/g, '').trim())
  // All but the last option of each.
  expect(kept.filter((text) => /because/.test(text))).toEqual(
    Array.from({ length: 3 }, () => ['A\tbecause A', 'B\tbecause B']).flat(),
  )
  expect(kept).toEqual(expect.arrayContaining(['1\tWhy 1?', '2\tWhy 2?', '3\tWhy 3?']))
  const footer = Object.entries(parts).find(([name]) => /^word\/footer/.test(name))?.[1]
  expect(strFromU8(footer ?? new Uint8Array())).toContain('NUMPAGES')
})

test('prints a full stop close to its gap, and keeps a currency sign on the line of its gap', () => {
  const notes = {
    id: 1,
    type: 'note_completion',
    marks: 3,
    question: [
      { id: 1, text: 'Sells', blank: { id: 1, position: 'end', prefix: null, suffix: '.' } },
      { id: 2, text: 'Costs', blank: { id: 2, position: 'end', prefix: '£', suffix: 'a day' } },
      { id: 3, text: 'Starts', blank: { id: 3, position: 'end', prefix: 'at', suffix: ', not before' } },
    ],
    correct_answer: ['nets', '40', 'noon'],
  }
  const lines = print('listening', { recording: '', parts: [{ id: 1, title: null, questions: [notes] }] })
  expect(lines).toEqual(
    expect.arrayContaining(['Sells [1].', 'Costs £\u00a0[2] a day', 'Starts at [3], not before']),
  )
})

test.each([...['\n', '\r\n', '\u000b', '\u0085', '\u2028', '\u2029']])(
  'prints the points of a letter as one list, whatever ends its lines: %j',
  (end) => {
    const task = [
      'Write a letter. In your letter',
      '• say who',
      '• say when',
      '• say why',
      'Dear Sir or Madam,',
    ].join(end)
    const part = { id: 1, task, timelimit: 0, wordlimit: 0, image: null, marks: 1 }
    const paper = buildPaper(
      toContent({ ...toBlankMock('writing'), type: 'general', questions: { title: '', parts: [part] } }),
      'questions',
    )
    expect(paper?.blocks.filter(({ kind }) => kind === 'list')).toHaveLength(1)
    expect(toLines(paper?.blocks ?? [])).toEqual([
      expect.stringContaining('General Training Writing · Question paper'),
      'Writing Task 1',
      'Write a letter. In your letter',
      ...['• say who', '• say when', '• say why'],
      'Dear Sir or Madam,',
    ])
  },
)

test.each([
  ['PART 1\nAGENT: Good morning.', ['Part 1', 'AGENT: Good morning.']],
  ['Section 1: Boat hire\n\nAGENT: Good morning.', ['Part 1: Boat hire', 'AGENT: Good morning.']],
  ['PART 1 Questions 1–10\nAGENT: Hello.', ['Part 1: Questions 1–10', 'AGENT: Hello.']],
  ['Part 1 of the tour is short.', ['Part 1', 'Part 1 of the tour is short.']],
  ['PART 2\nGUIDE: Welcome.', ['Part 1', 'PART 2', 'GUIDE: Welcome.']],
])('prints the part heading of a transcript once: %j', (transcript, printed) => {
  const part = { id: 1, title: null, transcript, questions: [] }
  const content = toContent({ ...toBlankMock('listening'), questions: { recording: '', parts: [part] } })
  expect(toLines(buildPaper(content, 'transcript')?.blocks ?? []).slice(1)).toEqual(printed)
})

test.each(['', 'A', 'Paragraph A'])('prints no list of options for letters that stand for “%s”', (value) => {
  const matching = {
    id: 1,
    type: 'matching_features',
    title: null,
    marks: 1,
    options: [{ key: 'A', value }],
    questions: [{ id: 1, text: 'a dye that fades' }],
    correct_answer: ['A'],
  }
  const printed = print('reading', passage(matching))
  expect(printed.some((line) => line.startsWith('box'))).toBe(false)
  expect(printed).toContain('1 a dye that fades')
})

test('prints the sub-heads of a passage bold, and no short paragraph or lettered one', () => {
  const toStrong = (contents: string[], questions: JsonObject[]) => {
    const paragraphs = contents.map((content, index) => ({ id: index, content, heading: null, dropId: '' }))
    const reading = { passages: [{ id: 1, type: null, title: 'Dyes', paragraphs, questions }] }
    const paper = buildPaper(toContent({ ...toBlankMock('reading'), questions: reading }), 'questions')
    return paper?.blocks
      .slice(1)
      .flatMap((block) =>
        block.kind === 'text'
          ? block.line.flatMap((run) => (typeof run === 'object' && 'strong' in run ? run.strong : []))
          : [],
      )
  }
  const contents = ['The colour of kings', 'Woad is blue.', 'In 1850', 'It ended.']
  expect(toStrong(contents, [])).toEqual(['The colour of kings', 'In 1850'])
  const information = {
    id: 1,
    type: 'matching_features',
    options: ['A', 'B', 'C', 'D'].map((key) => ({ key, value: `Paragraph ${key}` })),
    questions: [{ id: 1, text: 'a king' }],
    correct_answer: ['A'],
  }
  expect(toStrong(contents, [information])).toEqual(['A', 'B', 'C', 'D'])
})

const tablesOf = (questions: JsonObject) => {
  const paper = buildPaper(toContent({ ...toBlankMock('reading'), questions }), 'questions')
  const tables = (blocks: readonly PaperBlock[]): PaperBlock[] =>
    blocks.flatMap((block) =>
      block.kind === 'kept' ? tables(block.blocks) : block.kind === 'table' ? [block] : [],
    )
  return { paper, tables: tables(paper?.blocks ?? []) }
}

test('prints notes of two columns as a table', () => {
  const notes = {
    id: 1,
    type: 'note_completion',
    title: 'Islands: North | South',
    marks: 2,
    questions: [
      { id: 1, text: 'has _____ | none' },
      { id: 2, text: 'sells coal | buys _____' },
    ],
    correct_answer: ['gulls', 'salt'],
  }
  const { tables } = tablesOf(passage(notes))
  expect(tables).toEqual([
    {
      kind: 'table',
      heads: ['North', 'South'],
      rows: [
        [['has ', { gap: 1 }], ['none']],
        [['sells coal'], ['buys ', { gap: 2 }]],
      ],
    },
  ])
})

test('prints a table with several gaps in a row, rows without a gap, and a line across it', async () => {
  const dyes = {
    id: 1,
    type: 'table_completion',
    title: 'Dyes: plant | part | use',
    marks: 3,
    questions: [
      { id: 1, text: 'In spring\nMoss | all | none\nWoad | _____' },
      { id: 2, text: '| blue _____ and' },
      { id: 3, text: '… _____ cloth\nAsh | bark | rope' },
    ],
    correct_answer: ['leaves', 'wool', 'silk'],
  }
  const { paper, tables } = tablesOf(passage(dyes))
  expect(
    tables.map((block) =>
      block.kind === 'table' ? [block.heads, ...block.rows.map((cells) => cells.map(toText))] : [],
    ),
  ).toEqual([
    [
      ['plant', 'part', 'use'],
      ['In spring'],
      ['Moss', 'all', 'none'],
      ['Woad', '[1]', 'blue [2] and [3] cloth'],
      ['Ash', 'bark', 'rope'],
    ],
  ])
  if (paper === null) throw new Error('There is no paper')
  expect(toHtml(paper, 'a4')).toContain('<td dir="auto" colspan="3">In spring</td>')
  const word = unzipSync(new Uint8Array(await (await toWordFile(paper, 'a4')).arrayBuffer()))
  expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).toContain('<w:gridSpan w:val="3"/>')
})
