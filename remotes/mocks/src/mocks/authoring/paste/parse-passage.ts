import { countWords } from '../../core/document/count-words.ts'
import type { PastedPart, TextLine } from './pasted-test.ts'

type Passage = Pick<PastedPart, 'lines' | 'title' | 'paragraphs' | 'isLettered'> & { unread: TextLine[] }

const letterStart = /^[([]?([A-L])[)\].:]?(?:\s+|$)(.*)$/s
const namedStart = /^(?:paragraph|section)\s+([A-L])\b[.:]?\s*(.*)$/is

/** A text with its title; paragraphs are told apart by their letters, by empty lines, or by where lines end early. */
export function parsePassage(lines: readonly TextLine[]): Passage {
  const filled = lines.filter(({ text }) => text !== '')
  const [first] = filled
  if (first === undefined) return { lines: null, title: '', paragraphs: [], isLettered: false, unread: [] }
  const hasTitle = countWords(first.text) <= 16 && !/[.!]$/.test(first.text) && letterAt(first.text) === null
  const body = hasTitle ? lines.slice(lines.indexOf(first) + 1) : lines
  const starts = findLetters(body)
  const paragraphs = starts.length > 1 ? joinLettered(body, starts) : joinBlocks(body)
  const range = { from: first.at, to: filled.at(-1)?.at ?? first.at }
  const [start] = starts
  return {
    lines: range,
    title: hasTitle ? first.text : '',
    paragraphs,
    isLettered: starts.length > 1,
    unread:
      starts.length > 1 ? body.filter(({ text }, index) => text !== '' && index < (start?.index ?? 0)) : [],
  }
}

const letterAt = (text: string): string | null =>
  (namedStart.exec(text) ?? letterStart.exec(text))?.[1]?.toUpperCase() ?? null

type LetterStart = { index: number; rest: string }

/** Lines that begin with the next letter; one A alone is the article. */
function findLetters(lines: readonly TextLine[]): LetterStart[] {
  const starts: LetterStart[] = []
  for (const [index, { text }] of lines.entries()) {
    const found = namedStart.exec(text) ?? letterStart.exec(text)
    const wanted = String.fromCharCode(65 + starts.length)
    if (found?.[1]?.toUpperCase() === wanted) starts.push({ index, rest: found[2] ?? '' })
  }
  return starts
}

const joinLettered = (lines: readonly TextLine[], starts: readonly LetterStart[]): string[] =>
  starts.map(({ index, rest }, number) => {
    const end = starts[number + 1]?.index ?? lines.length
    return joinLines([rest, ...lines.slice(index + 1, end).map(({ text }) => text)])
  })

function joinBlocks(lines: readonly TextLine[]): string[] {
  const blocks: string[][] = [[]]
  for (const { text } of lines) {
    if (text === '') blocks.push([])
    else blocks.at(-1)?.push(text)
  }
  const filled = blocks.filter((block) => block.length > 0)
  return filled.length > 1 ? filled.map(joinLines) : splitRun(filled[0] ?? [])
}

/** Without empty lines: each line is a paragraph where lines are long; else one ends where a line ends early. */
function splitRun(lines: readonly string[]): string[] {
  const width = Math.max(0, ...lines.map((line) => line.length))
  const isWrapped = width < 140
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    paragraphs.at(-1)?.push(line)
    if (!isWrapped || (/[.?!”"’]$/.test(line) && line.length < width * 0.8)) paragraphs.push([])
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0).map(joinLines)
}

/** A word that a soft hyphen divides at the end of a line is one again. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll(/\u00AD\s?/g, '')
    .replaceAll(/ {2,}|\t/g, ' ')
