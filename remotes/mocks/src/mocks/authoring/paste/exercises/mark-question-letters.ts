import type { TextLine } from '../lines/text-line.ts'

/** Fewer letters below one another may be words: “a factory”. */
const fewest = 3

/** “a  Perkin wanted to be rich.”, and b and c below it, get the bracket that other sheets have. */
export function markQuestionLetters(lines: readonly TextLine[]): TextLine[] {
  const marked = new Set<number>()
  let run: number[] = []
  for (const [index, { text }] of [...lines, { at: 0, text: '-' }].entries()) {
    if (text === '') continue
    if (isLetter(text, run.length)) {
      run.push(index)
      continue
    }
    if (run.length >= fewest) for (const each of run) marked.add(each)
    run = isLetter(text, 0) ? [index] : []
  }
  return lines.map(({ at, text }, index) => ({
    at,
    text: marked.has(index) ? `${text.charAt(0)}) ${text.slice(2)}` : text,
  }))
}

const isLetter = (text: string, place: number): boolean =>
  text.startsWith(String.fromCharCode(97 + place)) && /^[a-p][\t ]\S/.test(text)
