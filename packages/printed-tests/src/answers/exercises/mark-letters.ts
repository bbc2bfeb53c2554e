import { toLetter } from '@console/ielts'
import { type Lines, mapTexts, type TextLine } from '../../model/text-line.ts'

type Letter = { index: number; from: number; letter: string }

/** “a  Perkin wanted to be rich.”, with b and c below it or behind it, and “roofs of a ……” get the brackets of other sheets. */
export const markLetters = (lines: Lines): TextLine[] =>
  [listInRows, listBelow(0), listBelow(-1), listAtGaps].reduce(
    (marked, list) => bracket(marked, list(marked)),
    [...lines],
  )

function bracket(lines: Lines, letters: readonly Letter[]): TextLine[] {
  const byLine = Map.groupBy(letters, ({ index }) => index)
  return mapTexts(lines, (text, index) =>
    (byLine.get(index) ?? []).reduceRight(
      (whole, { from, letter }) => `${whole.slice(0, from)}(${letter}) ${whole.slice(from + 2)}`,
      text,
    ),
  )
}

const cell = /(?<=^|\t)(?:([a-p])[\t ](?=\S))?[^\t]*/g
const gap = /(?:(?<![^\s(])([a-p])\s)?(?<![_.…])(?:_{2,}|\.{3,}|…+)/g

const find = (lines: Lines, pattern: RegExp): Letter[][] =>
  lines.map(({ text }, index) =>
    [...text.matchAll(pattern)].map(({ 1: letter = '', index: from }) => ({ index, from, letter })),
  )

const isNext = ({ letter }: Letter, place: number): boolean => letter === toLetter(place).toLowerCase()

/** The last cells of a line: “5  The garden used to be  a a factory  b a car park”. */
const listInRows = (lines: Lines): Letter[] =>
  find(lines, cell).flatMap((cells) => {
    const row = cells.slice(cells.findIndex(({ letter }) => letter === 'a'))
    return row.length > 1 && row.every(isNext) ? row : []
  })

/** In the first cells of lines, and in the last. */
const listBelow =
  (place: 0 | -1) =>
  (lines: Lines): Letter[] =>
    takeRuns(find(lines, cell).flatMap((cells, index) => (lines[index]?.text ? (cells.at(place) ?? []) : [])))

const listAtGaps = (lines: Lines): Letter[] => takeRuns(find(lines, gap).flat())

/** Fewer letters below one another may be words: “a factory”. */
const fewest = 3

/** Letters that follow one another. */
function takeRuns(letters: readonly Letter[]): Letter[] {
  const taken: Letter[] = []
  let run: Letter[] = []
  for (const each of [...letters, { index: -1, from: 0, letter: '' }]) {
    if (isNext(each, run.length)) {
      run.push(each)
      continue
    }
    if (run.length >= fewest) taken.push(...run)
    run = isNext(each, 0) ? [each] : []
  }
  return taken
}
