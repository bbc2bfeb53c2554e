import { expect, test } from 'vitest'
import { toOptionText } from '../model/printed-test.ts'
import { readPrintedTest } from '../read-printed-test.ts'

const head = 'Questions 1-3\nDo the statements agree with the text? Write TRUE, FALSE or NOT GIVEN.\n\n'
const facts = ['The pit is dry.', 'Bells are cheap.', 'The founder waits.']
const verdicts = ['TRUE', 'FALSE', 'NOT GIVEN']
const printFacts = (mark: (said: string) => string) =>
  head + facts.map((fact, nth) => `${nth + 1}. ${fact}${mark(verdicts[nth] ?? '')}`).join('\n')

const choices = (mark: (option: string) => string) =>
  `Questions 1-3\nChoose the correct letter, A, B or C.\n\n${[1, 2, 3]
    .map((number) => `${number} It was made of\nA wood\n${mark('B stone')}\nC rope`)
    .join('\n')}`

const summary =
  'Questions 1-3\nComplete the summary. Use ONE WORD.\n\nIt is kept in 1 {straw} , cut with 2 {saws} and sold by 3 {weight} .'

const read = (text: string) => {
  const { parts, answers, doubts } = readPrintedTest(text)
  const questions = parts.flatMap(({ groups }) => groups.flatMap((group) => group.questions))
  const texts = questions.flatMap(({ text, options }) => [text, ...options.map(toOptionText)])
  return { answers: [...answers.values()], said: texts, doubts }
}

test.each([
  ['square brackets', printFacts((said) => ` [${said}]`), verdicts],
  ['round brackets', printFacts((said) => ` (${said})`), verdicts],
  ['capitals behind the statement', printFacts((said) => ` ${said} → accept no other`), verdicts],
  [
    'round brackets behind the gaps of sentences',
    'Questions 1-3\nComplete the sentences. Use ONE WORD.\n\n1. It is kept in ____ (straw).\n2. Here ____ (saws / knives) cut it.\n3. They sell it by ____ (weight).',
    ['straw', 'saws / knives', 'weight'],
  ],
  ['an arrow', printFacts((said) => ` → ${said}`), verdicts],
  ['an arrow and a reason', printFacts((said) => ` → ${said} (par. 2: the old well)`), verdicts],
  [
    'a dash and its first letter',
    printFacts((said) => ` – ${said === 'NOT GIVEN' ? 'NG (only here!)' : said.at(0)}`),
    ['T', 'F', 'NG'],
  ],
  [
    'brackets with its name and a reason',
    printFacts((said) => ` [Key: ${said}. Par. 2 “the well”]`),
    verdicts,
  ],
  ['brackets with a reason behind a dash', printFacts((said) => ` (${said} – line 3)`), verdicts],
  [
    'small letters in brackets',
    printFacts((said) => ` (${said.toLowerCase()})`),
    ['true', 'false', 'not given'],
  ],
  ['a star', printFacts((said) => `\t* ${said}`), verdicts],
  ['a line of its own', printFacts((said) => `\n[${said}]`), verdicts],
  ['a tick', choices((option) => `${option} ✓`), ['B', 'B', 'B']],
  ['a tick before it', choices((option) => `✓ ${option}`), ['B', 'B', 'B']],
  ['a tick in brackets', choices((option) => `${option}  [✓]`), ['B', 'B', 'B']],
  ['an arrow and a tick', choices((option) => `${option} → ✓`), ['B', 'B', 'B']],
  ['an arrow of three signs', choices((option) => `${option}  <--`), ['B', 'B', 'B']],
  ['a letter in a circle', choices((option) => option.replace('B', 'Ⓑ')), ['B', 'B', 'B']],
  ['a star and a space', choices((option) => `* ${option}`), ['B', 'B', 'B']],
  ['a tick and a reason', choices((option) => `${option} ✔ (line 4)`), ['B', 'B', 'B']],
  ['a star', choices((option) => `*${option}`), ['B', 'B', 'B']],
  ['a circle around the letter', choices((option) => option.replace('B', '(B)')), ['B', 'B', 'B']],
  ['a word in brackets', choices((option) => `${option} [CORRECT]`), ['B', 'B', 'B']],
  ['braces in a gap', summary, ['straw', 'saws', 'weight']],
  [
    'square brackets in a gap',
    summary.replaceAll('{', '[').replaceAll('}', ']'),
    ['straw', 'saws', 'weight'],
  ],
  ['dots on both sides', summary.replaceAll('{', '..').replaceAll('}', '..'), ['straw', 'saws', 'weight']],
  [
    'square brackets behind lines to write on',
    summary.replaceAll('{', '…… [').replaceAll('}', ']'),
    ['straw', 'saws', 'weight'],
  ],
  [
    'lines on both sides, and remarks behind',
    'Questions 1-3\nComplete the form. Use ONE WORD AND/OR A NUMBER.\n\nFee    1  ___17___\nKept in   2  his ___barn___   (say it twice, with a pause)\nPaid     3  N ___25,000___',
    ['17', 'barn', '25,000'],
  ],
  [
    'words in a column beside gaps',
    'Questions 1-3\nComplete the sentences. Use ONE WORD.\n\n1\tIt is kept in ____ .\t\tstraw\n2\tHere ____ cut it.\tsaws\n3\tThey sell it by ____ .\tweight',
    ['straw', 'saws', 'weight'],
  ],
  [
    'letters in round brackets behind dots',
    'Questions 1-3\nComplete the summary with words from the box.\n\nA straw   B saws   C weight   D ice\n\nIt is kept in 1 ......(A), cut with 2 ......(B) and sold by 3 ......(C) every year.',
    ['A', 'B', 'C'],
  ],
  [
    'their names in brackets at the end',
    'Questions 1-3\nComplete the sentences. Use ONE WORD.\n\n1. It is kept in ____ . [Key: straw]\n2. Here ____ cut it. [Key: saws]\n3. They sell it by ____ . [Key: weight]',
    ['straw', 'saws', 'weight'],
  ],
  [
    'arrows behind lines',
    'Questions 1-3\nComplete the notes. Use ONE WORD.\n\n- kept in 1 …… all summer → straw\n- cut with 2 …… → saws\n- sold by 3 …… → weight',
    ['straw', 'saws', 'weight'],
  ],
  [
    'round brackets behind numbers',
    summary.replaceAll('{', '(').replaceAll('}', ')'),
    ['straw', 'saws', 'weight'],
  ],
  [
    'round brackets behind lines',
    'Questions 1-3\nComplete the notes. Use ONE WORD.\n\n- kept in 1 ____ all summer (straw)\n- cut with 2 ____ (saws)\n- sold by 3 ____ (weight)',
    ['straw', 'saws', 'weight'],
  ],
])('takes answers by %s out of the text, and says so', (_, text, expected) => {
  const { answers, said, doubts } = read(text)
  expect(answers).toEqual(expected)
  expect(said.join(' ')).not.toMatch(/[[\](){}→✓]|TRUE|straw/)
  expect(doubts.map(({ reason }) => reason)).toEqual([
    'The answers are marked beside the questions: they were taken for the key, and out of the text.',
  ])
})

test('leaves a choice in brackets alone', () => {
  const { answers } = read(printFacts(() => ' [TRUE/FALSE]'))
  expect(answers).toEqual([])
})

test.each(['Answer: TRUE', 'Correct answer: TRUE'])('numbers questions that have only “%s”', (answer) => {
  const text = `Read the text. Are the statements true, false or not given?\n\n${facts.join(`\n${answer}\n\n`)}\n${answer}`
  const { answers, said } = read(text)
  expect(answers).toEqual(['TRUE', 'TRUE', 'TRUE'])
  expect(said).toEqual(facts)
})

test('takes marked answers out of the text of a paper that has a key', () => {
  const { answers, said, doubts } = read(`${choices((option) => `${option} ✓`)}\n\nAnswer key\n1 B\n2 B\n3 C`)
  expect(answers).toEqual(['B', 'B', 'C'])
  expect(said.join()).not.toContain('✓')
  expect(doubts.map(({ reason }) => reason)).toEqual([
    'The answers are also marked beside the questions: they were taken out of the text.',
  ])
})

test('leaves a verdict alone where all of them stand below each statement', () => {
  expect(read(printFacts(() => '\nTRUE\nFALSE\nNOT GIVEN')).answers).toEqual([])
})

test('leaves the labels beside the gaps of a diagram, whose answers the key has', () => {
  const rows = ['directs the light', 'gives protection', 'turns on the gas']
  const { parts } = readPrintedTest(
    `Questions 1–3\nLabel the diagram. Use ONE WORD.\n${rows.map((label, nth) => `${nth + 1} ........\t${label}`).join('\n')}\n\nAnswer key\n1 mirror\n2 glass\n3 chain`,
  )
  expect(parts[0]?.groups[0]?.questions.map(({ text }) => text)).toEqual(rows.map((row) => `_____ ${row}`))
})
