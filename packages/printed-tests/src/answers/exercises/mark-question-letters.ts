import type { TextLine } from '../../model/text-line.ts'

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
  return markGapLetters(
    lines.map(({ at, text }, index) => ({
      at,
      text: marked.has(index) ? `${text.charAt(0)}) ${text.slice(2)}` : text,
    })),
  )
}

const gap = /(?:(?<![^\s(])([a-p])\s)?(?<![_.…])(?:_{2,}|\.{3,}|…+)/g

/** “roofs of a ……”, and b and c at the gaps behind it, are letters too, and the first no article. */
function markGapLetters(lines: readonly TextLine[]): TextLine[] {
  const gaps = lines.flatMap(({ text }, index) =>
    [...text.matchAll(gap)].map((found) => ({ index, from: found.index, letter: found[1] ?? '' })),
  )
  const marked: typeof gaps = []
  let run: typeof gaps = []
  for (const each of [...gaps, { index: -1, from: 0, letter: '' }]) {
    if (each.letter === toLetterAt(run.length)) {
      run.push(each)
      continue
    }
    if (run.length >= fewest) marked.push(...run)
    run = each.letter === 'a' ? [each] : []
  }
  const byLine = Map.groupBy(marked, ({ index }) => index)
  return lines.map(({ at, text }, index) => ({
    at,
    text: (byLine.get(index) ?? []).reduceRight(
      (whole, { from, letter }) => `${whole.slice(0, from)}(${letter})${whole.slice(from + 1)}`,
      text,
    ),
  }))
}

const toLetterAt = (place: number): string => String.fromCharCode(97 + place)

const isLetter = (text: string, place: number): boolean =>
  text.startsWith(toLetterAt(place)) && /^[a-p][\t ]\S/.test(text)
