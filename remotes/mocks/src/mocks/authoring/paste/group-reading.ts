import type { DraftOption } from '../tasks/group-draft.ts'
import { listGaps } from './line-patterns.ts'
import type { PastedGroup, PastedQuestion, TextLine } from './pasted-test.ts'
import type { GroupLines } from './split-test.ts'

/** Questions under one head as they are read, line by line. */
export type GroupReading = {
  readonly head: TextLine
  readonly first: number
  readonly last: number
  readonly lines: readonly TextLine[]
  /** A text with numbered gaps, not a list of questions. */
  readonly isRunning: boolean
  readonly isHeadings: boolean
  readonly isBoxed: boolean
  readonly unread: TextLine[]
  readonly instruction: string[]
  readonly questions: PastedQuestion[]
  readonly options: DraftOption[]
  title: string | null
  example: PastedGroup['example']
  /** The line before said “Example” and not yet of what. */
  isExample: boolean
  /** A number that stands on a line of its own, before its question. */
  waiting: number | null
  /** Lines of a running text before its next gap. */
  carried: string[]
  /** What a line that goes on goes on with. */
  grow: ((text: string) => void) | null
}

export function startReading({ head, first, last, lines: printed }: GroupLines): GroupReading {
  const isRunning = printed.some(({ text }) => listGaps(text, { first, last }).length > 0)
  const lines = isRunning ? unwrap(printed) : printed
  return {
    head,
    first,
    last,
    lines,
    isRunning,
    isHeadings: lines.some(({ text }) => /\bheadings?\b/i.test(text)),
    isBoxed: lines.some(({ text }) => /\b(?:list|box)\b/i.test(text)),
    unread: [],
    instruction: [],
    questions: [],
    options: [],
    title: null,
    example: null,
    isExample: false,
    waiting: null,
    carried: [],
    grow: null,
  }
}

/** Lines that a sentence runs over are one again. */
function unwrap(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn = before !== undefined && before.text !== '' && !/[.:;?!]$/.test(before.text)
    if (goesOn && /^[a-z]/.test(line.text))
      joined[joined.length - 1] = { at: before.at, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}
