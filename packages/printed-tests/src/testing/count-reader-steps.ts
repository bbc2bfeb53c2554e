import { countSteps, stepsOf } from './count-steps.ts'

countSteps('/packages/printed-tests/src/')
const { readPrintedTest } = await import('../read-printed-test.ts')
const { htmlToText } = await import('../sources/html-to-text.ts')

/** Texts that are pasted by mistake, and others that nobody would write. */
const units: Readonly<Record<string, string>> = {
  'entries on a line': '1 2 3 ',
  'brackets on a line': '(1) ',
  'gaps on a line': '1 ____ ',
  'options on a line': 'A. wood B. rope ',
  'empty lines': '\n',
  'numbered lines': '1. word\n',
  'numbered gaps': '1 _____\n',
  'lines of options': 'A wood\nB rope\n',
  'rows of a table': '| a | b |\n',
  cells: 'a\tb\tc\n',
  'heads of groups': 'Questions 1-5\n',
  'heads of keys': 'Answer key\n1. A\n',
  'heads of passages': 'READING PASSAGE 1\nThe title\n\n',
  instructions: 'Choose the correct letter.\n',
  paragraphs: 'The men came down with the salt, and nobody had seen them before.\n\n',
  'a paragraph': 'The men came down with the salt, and nobody had seen them. ',
  'divided words': 'some hyphen-\nated words in a li-\nne\n',
  columns: 'the left column runs on and      the right column runs on and\n',
  'marked answers': '1 Tin is old. [TRUE]\n',
}

const grow = (unit: string, size: number) => unit.repeat(size / unit.length)
const sizes = process.argv.slice(2).map(Number)
const markup = (size: number) => `<table>${grow('<tr><td rowspan="2">1<td>a', size)}</table>`
const counted = [
  ...Object.entries(units).map(
    ([name, unit]) =>
      [name, sizes.map((size) => stepsOf(() => void readPrintedTest(grow(unit, size))))] as const,
  ),
  ['markup', sizes.map((size) => stepsOf(() => void htmlToText(markup(size))))] as const,
]
process.stdout.write(JSON.stringify(Object.fromEntries(counted)))
