import { numberRange } from '@console/ielts'
/** A question as a text of the corpus must be read. The format stands in `corpus/README.md`. */
export type ExpectedQuestion = {
  numbers: readonly number[]
  task: string
  wordLimit: number | null
  /** The numbers of its group on paper, where they are others: “1-5”, “a-e”. */
  printed: string
  /** The question; null in a running text. */
  text: string | null
  /** The text around the gaps of the whole group, with `[8]` for the gap of question 8. */
  running: string | null
  options: readonly string[] | null
  answers: readonly string[]
  /** Whether a person has to be asked: what stands on paper is no task that is known. */
  isListed: boolean
}

export type ExpectedTest = {
  section: 'reading' | 'listening'
  texts: readonly { title: string; paragraphs: number; isLettered: boolean }[]
  questions: readonly ExpectedQuestion[]
}

const divider = '\n=== expected\n'

export function splitCorpusText(file: string): { printed: string; expected: ExpectedTest } {
  const at = file.indexOf(divider)
  return { printed: file.slice(0, at), expected: parseExpected(file.slice(at + divider.length)) }
}

type Group = {
  task: string
  wordLimit: number | null
  printed: string
  running: string | null
  options: string[] | null
}

function parseExpected(text: string): ExpectedTest {
  const [section = '', ...lines] = text.trimEnd().split('\n')
  const texts: ExpectedTest['texts'][number][] = []
  const questions: (ExpectedQuestion & { own: string[] | null; group: Group })[] = []
  let group: Group = { task: '', wordLimit: null, printed: '', running: null, options: null }
  let isHead = true
  for (const line of lines) {
    if (line.startsWith('listed ')) questions.push({ ...parseListed(line), own: null, group })
    else if (line.startsWith('text ')) texts.push(parseText(line))
    else if (line.startsWith('> ')) group.running = line.slice(2)
    else if (line.startsWith(': ')) {
      const options = line.slice(2).split(' ; ')
      const owner = questions.at(-1)
      if (isHead || owner === undefined) group.options = options
      else owner.own = options
    } else if (line.includes(' = ') || line.endsWith(' =')) {
      isHead = false
      questions.push({ ...parseQuestion(line, group), own: null, group })
    } else {
      const [head = '', printed = ''] = line.split(' as ')
      const [, task = '', limit = ''] = head.split(' ')
      group = { task, wordLimit: limit === '' ? null : Number(limit), printed, running: null, options: null }
      isHead = true
    }
  }
  return {
    section: section === 'listening' ? 'listening' : 'reading',
    texts,
    questions: questions.map(({ own, group: { options, ...shared }, ...question }) => ({
      ...question,
      running: shared.running,
      options: own ?? options,
    })),
  }
}

function parseText(line: string): ExpectedTest['texts'][number] {
  const [title = '', facts = ''] = line.slice('text '.length).split(' | ')
  return {
    title: title.trim(),
    paragraphs: Number.parseInt(facts, 10),
    isLettered: facts.endsWith('lettered'),
  }
}

function parseListed(line: string): ExpectedQuestion {
  const [first = 0, last = first] = line.slice('listed '.length).split('-').map(Number)
  const numbers = numberRange(first, last)
  const none = { task: '', wordLimit: null, printed: '', text: null, running: null, options: null }
  return { ...none, numbers, answers: [], isListed: true }
}

function parseQuestion(line: string, { task, wordLimit, printed }: Group): ExpectedQuestion {
  const at = line.lastIndexOf(' =')
  const [head = '', ...words] = line.slice(0, at).split(' ')
  const [first = 0, last = first] = head.split('-').map(Number)
  const answer = line.slice(at + 2).trim()
  const numbers = numberRange(first, last)
  return {
    numbers,
    task,
    wordLimit,
    printed,
    text: words.length === 0 ? null : words.join(' '),
    running: null,
    options: null,
    // A paper without a key has none for any of its numbers.
    answers: first === last || answer === '' ? numbers.map(() => answer) : answer.split(', '),
    isListed: false,
  }
}
