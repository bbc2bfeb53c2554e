/** A test as it is meant, before anybody lays it out. */
export type MeantGroup = {
  task: keyof typeof instructions
  asked: readonly MeantQuestion[]
  /** Those that all its questions share. */
  options: readonly string[]
}

/** With `[]` for a gap. `above` is a sub-head of notes; several answers are in either order. */
export type MeantQuestion = {
  text: string
  options: readonly string[]
  answers: readonly string[]
  above?: string | null
}

/** How a layout writes what every test has. */
export type Layout = {
  number(number: number): string
  letter(index: number): string
  /** A gap with the number of its question, as notes have it. */
  gap(number: number): string
  line: string
  bullet: string
  /** Cells of a table. */
  row(cells: readonly string[]): string
  /** Empty lines between questions. */
  isLoose: boolean
  /** Options of a question on one line, divided by this. */
  columns: string | null
  key(entries: readonly string[]): string
  entry(numbers: readonly number[], answers: readonly string[]): string
  head(first: number, last: number): string
  /** How wide a line is before it goes on in the next, as it does in a PDF. */
  width: number | null
  /** Foot and head of a page; a group is a page. */
  page(number: number): readonly string[]
}

export const instructions = {
  'true-false': 'Do the following statements agree with the information given in the passage?',
  'yes-no': 'Do the following statements agree with the views of the writer?',
  'multiple-choice': 'Choose the correct letter.',
  'several-answers': 'Choose TWO letters.',
  features: 'Match each statement with the correct person.',
  endings: 'Complete each sentence with the correct ending.',
  headings: 'Choose the correct heading for each paragraph from the list of headings below.',
  information: 'Which paragraph contains the following information?',
  'summary-list': 'Complete the summary using the list of words below.',
  sentences: 'Complete the sentences below. Choose ONE WORD ONLY from the passage for each answer.',
  notes: 'Complete the notes below. Choose ONE WORD ONLY from the passage for each answer.',
  form: 'Complete the form below. Write ONE WORD AND/OR A NUMBER for each answer.',
  table: 'Complete the table below. Write ONE WORD ONLY for each answer.',
  'short-answers':
    'Answer the questions below. Choose NO MORE THAN TWO WORDS from the passage for each answer.',
}

const gapped: ReadonlySet<string> = new Set(['notes', 'form', 'table', 'summary-list'])
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The groups in a layout, numbered from `first`, with their key. */
export function printTest(groups: readonly MeantGroup[], first: number, layout: Layout): string {
  const entries: string[] = []
  let next = first
  const pages = groups.map((group, index) => {
    const from = next
    const lines = group.asked.flatMap((question) => {
      const numbers = question.answers.map((_, nth) => next + nth)
      next += numbers.length
      entries.push(layout.entry(numbers, question.answers))
      return [
        ...printQuestion(group, question, numbers, layout),
        ...printOptions(question.options, layout),
        ...(layout.isLoose ? [''] : []),
      ]
    })
    const list = printList(group, layout)
    const isAbove = group.task === 'headings'
    return [
      layout.head(from, next - 1),
      '',
      instructions[group.task],
      '',
      ...(isAbove ? [...list, ''] : []),
      ...(group.task === 'table' ? [layout.row(['Thing', 'What is said', 'Place'])] : []),
      ...lines,
      '',
      ...(isAbove ? [] : list),
      ...layout.page(index + 1),
    ].join('\n')
  })
  return [
    ...pages.flatMap((page) => page.split('\n')).flatMap((line) => wrapLine(line, layout)),
    'Answer key',
    '',
    layout.key(entries),
  ].join('\n')
}

/** Lines without cells break between words, and a long word may be divided. */
function wrapLine(line: string, { width }: Layout): string[] {
  if (width === null || line.length <= width || /\t|\|| {2}/.test(line)) return [line]
  const lines = ['']
  for (const word of line.split(' ')) {
    const open = lines.at(-1) ?? ''
    const room = width - open.length - 2
    if (open === '') lines[lines.length - 1] = word
    else if (word.length <= room) lines[lines.length - 1] = `${open} ${word}`
    else if (/^[a-z]{7,}$/.test(word) && room > 3) {
      lines[lines.length - 1] = `${open} ${word.slice(0, 3)}-`
      lines.push(word.slice(3))
    } else lines.push(word)
  }
  return lines
}

function printQuestion(
  { task }: MeantGroup,
  { text, above }: MeantQuestion,
  [number = 0, ...others]: readonly number[],
  layout: Layout,
): string[] {
  if (task === 'several-answers') return [text]
  const filled = text.replace(
    '[]',
    gapped.has(task) && others.length === 0 ? layout.gap(number) : layout.line,
  )
  const head = above ? [above] : []
  if (task === 'table') return [layout.row(filled.split(' | '))]
  if (task === 'notes') return [...head, `${layout.bullet}${filled}`]
  return gapped.has(task) ? [filled] : [`${layout.number(number)}${filled}`]
}

function printList({ task, options }: MeantGroup, layout: Layout): string[] {
  if (task !== 'headings') return printOptions(options, layout)
  return ['List of Headings', ...options.map((option, index) => `${numerals[index]}\t${option}`)]
}

function printOptions(options: readonly string[], { letter, columns }: Layout): string[] {
  const printed = options.map((option, index) => `${letter(index)}${option}`)
  return columns === null || printed.length === 0 ? printed : [printed.join(columns)]
}
