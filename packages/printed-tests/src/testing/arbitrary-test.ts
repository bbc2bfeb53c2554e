import * as fc from 'fast-check'
import type { Layout, MeantGroup, MeantQuestion } from './print-test.ts'

/** Words that no rubric uses. */
const nouns = [
  'harbour',
  'lantern',
  'copper',
  'meadow',
  'violin',
  'orchard',
  'granite',
  'sparrow',
  'velvet',
  'compass',
]
const verbs = ['carried', 'painted', 'measured', 'repaired', 'followed', 'borrowed']
const noun = fc.constantFrom(...nouns)
const verb = fc.constantFrom(...verbs)

const statement = fc
  .tuple(noun, verb, noun, noun)
  .map(([a, b, c, d]) => `The ${a} ${b} its ${c} near the ${d}.`)
const beginning = fc.tuple(noun, verb, noun).map(([a, b, c]) => `The ${a} that ${b} the ${c}`)
const gapped = fc.tuple(noun, verb, noun).map(([a, b, c]) => `The ${a} ${b} the [] of a ${c}.`)
const heading = fc.tuple(noun, noun).map(([a, b]) => `About the ${a} and the ${b}`)
const field = fc.tuple(noun, noun).map(([a, b]) => `${a}: the [] ${b}`)
const row = fc.tuple(noun, noun, noun).map(([a, b, c]) => `${a} | ${b} with a [] | near the ${c}`)
const note = fc.tuple(noun, noun).map(([a, b]) => `A ${a} with a [] and ${b}`)
const question = fc.tuple(noun, verb).map(([a, b]) => `What ${b} the ${a}?`)
const optionTexts = (count: number) =>
  fc.uniqueArray(
    fc.tuple(verb, noun, noun).map(([a, b, c]) => `${a} the ${b} and the ${c}`),
    { minLength: count, maxLength: count },
  )

const letterOf = (count: number) => fc.nat({ max: count - 1 }).map((index) => String.fromCharCode(65 + index))
const numeralOf = (count: number) =>
  fc.nat({ max: count - 1 }).map((index) => ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'][index] ?? '')
const listOf = <Entry>(entry: fc.Arbitrary<Entry>) => fc.array(entry, { minLength: 2, maxLength: 6 })
const plain = (text: string, answer: string): MeantQuestion => ({ text, answers: [answer], options: [] })

const written = (
  task: MeantGroup['task'],
  text: fc.Arbitrary<string>,
  answer: fc.Arbitrary<string> = noun,
): fc.Arbitrary<MeantGroup> =>
  listOf(fc.tuple(text, answer).map(([said, each]) => plain(said, each))).map((asked) => ({
    task,
    asked,
    options: [],
  }))

/** Notes with sub-heads here and there. */
const notes: fc.Arbitrary<MeantGroup> = listOf(fc.tuple(note, noun, fc.option(heading, { freq: 3 }))).map(
  (asked) => ({
    task: 'notes',
    asked: asked.map(([text, answer, above]) => ({ ...plain(text, answer), above })),
    options: [],
  }),
)

const multipleChoice: fc.Arbitrary<MeantGroup> = fc
  .integer({ min: 3, max: 4 })
  .chain((count) =>
    listOf(
      fc
        .tuple(beginning, optionTexts(count), letterOf(count))
        .map(([text, options, answer]) => ({ text, options, answers: [answer] })),
    ).map((asked) => ({ task: 'multiple-choice', asked, options: [] })),
  )

const severalAnswers: fc.Arbitrary<MeantGroup> = fc
  .tuple(noun, noun, optionTexts(5), fc.constantFrom(['A', 'C'], ['B', 'E'], ['C', 'D']))
  .map(([a, b, options, answers]) => ({
    task: 'several-answers',
    asked: [{ text: `Which TWO things does the ${a} say about the ${b}?`, options, answers }],
    options: [],
  }))

const matched = (
  task: MeantGroup['task'],
  text: fc.Arbitrary<string>,
  answerOf: typeof letterOf = letterOf,
): fc.Arbitrary<MeantGroup> =>
  fc
    .integer({ min: 3, max: 7 })
    .chain((count) =>
      fc
        .tuple(
          optionTexts(count),
          listOf(fc.tuple(text, answerOf(count)).map(([said, answer]) => plain(said, answer))),
        )
        .map(([options, asked]) => ({ task, asked, options })),
    )

const paragraphs: fc.Arbitrary<MeantGroup> = matched('headings', noun, numeralOf).map((group) => ({
  ...group,
  asked: group.asked.map((each, index) => ({
    ...each,
    text: `Paragraph ${String.fromCharCode(65 + index)}`,
  })),
}))

export const arbitraryGroups: fc.Arbitrary<MeantGroup[]> = fc.array(
  fc.oneof(
    written('true-false', statement, fc.constantFrom('TRUE', 'FALSE', 'NOT GIVEN')),
    written('yes-no', statement, fc.constantFrom('YES', 'NO', 'NOT GIVEN')),
    written('information', statement, letterOf(5)),
    multipleChoice,
    severalAnswers,
    matched('features', statement),
    matched('endings', beginning),
    matched('summary-list', gapped),
    paragraphs,
    written('sentences', gapped),
    notes,
    written('form', field),
    written('table', row),
    written('short-answers', question),
  ),
  { minLength: 1, maxLength: 4 },
)

const upper = (index: number) => String.fromCharCode(65 + index)
const run = fc.constantFrom('____', '______________', '……', '…………………', '........', '.....................')

export const arbitraryLayout: fc.Arbitrary<Layout> = fc
  .record({
    line: run,
    number: fc.constantFrom<Layout['number'][]>(
      (n) => `${n}\t`,
      (n) => `${n} `,
      (n) => `${n}. `,
      (n) => `${n}) `,
      (n) => `(${n}) `,
      (n) => `${n}\n`,
    ),
    letter: fc.constantFrom<Layout['letter'][]>(
      (i) => `${upper(i)}\t`,
      (i) => `${upper(i)}. `,
      (i) => `${upper(i)}) `,
      (i) => `(${upper(i)}) `,
      (i) => `${upper(i)}  `,
      (i) => `${upper(i).toLowerCase()}) `,
      (i) => `${upper(i)}.\t`,
    ),
    isNumberBefore: fc.boolean(),
    isLoose: fc.boolean(),
    columns: fc.constantFrom(null, '\t', '     '),
    bullet: fc.constantFrom('', '• ', '- ', '●\t', '*\t'),
    row: fc.constantFrom<Layout['row'][]>(
      (cells) => cells.join('\t'),
      (cells) => cells.join('     '),
      (cells) => `| ${cells.join(' | ')} |`,
    ),
    page: fc.constantFrom<Layout['page'][]>(
      () => [],
      (n) => ['', String(n + 20), 'Practice Test 7', ''],
      (n) => [`Reading worksheet ${n}`, ''],
      (n) => ['', `- ${n} -`, ''],
      (n) => ['', `Page ${n} of 9`, ''],
    ),
    width: fc.constantFrom(null, 50, 70),
    keyColumns: fc.constantFrom('\n', '\t', '    '),
    entry: fc.constantFrom<Layout['entry'][]>(
      (n, a) => `${n.join('&')} ${a.join(', ')}`,
      (n, a) => `${n.join('-')}. ${a.join(', ')}`,
      (n, a) => `${n.join(' & ')}\t${a.join(', ')}${a.length > 1 ? ' IN EITHER ORDER' : ''}`,
      (n, a) => `${n.join('/')}) ${a.length > 1 ? '(in any order) ' : ''}${a.join('/')}`,
    ),
    dash: fc.constantFrom('-', '–', ' – ', ' to '),
  })
  .map(({ isNumberBefore, keyColumns, dash, line, ...rest }) => ({
    ...rest,
    line,
    gap: (number) => (isNumberBefore ? `${number} ${line}` : `${line} (${number})`),
    head: (first, last) => `Questions ${first}${dash}${last}`,
    key: (entries) => entries.join(keyColumns),
  }))
