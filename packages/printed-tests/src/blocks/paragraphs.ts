import { countWords, toLetter } from '@console/ielts'
import { isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { splitColumns } from '../patterns/item-patterns.ts'

const letterStart = /^[([]?([A-L])[)\].:]?(?:\s+|$)(.*)$/s
const namedStart =
  /^(?:paragraph|section)\s{1,9}([A-L])\b[.:]?\s{0,9}(?:(?:_{2,80}|\.{3,80}|…{1,40})\s{0,9})?(.*)$/is

export const letterAt = (text: string): string | null =>
  (namedStart.exec(text) ?? letterStart.exec(text))?.[1]?.toUpperCase() ?? null

export type LetterStart = { index: number; rest: string }

/** Lines that begin with the next letter; one A alone is the article. */
export function findLetters(lines: Lines): LetterStart[] {
  const starts: LetterStart[] = []
  for (const [index, { text }] of lines.entries()) {
    const found = namedStart.exec(text) ?? letterStart.exec(text)
    const wanted = toLetter(starts.length)
    const rest = found?.[2] ?? ''
    // “A new centre has been built” begins with the article where an “A  How …” follows.
    const isArticle = starts.length === 1 && found?.[1] === 'A' && /^[a-z]/.test(starts[0]?.rest ?? '')
    if (isArticle && /^["“‘A-Z]/.test(rest)) starts[0] = { index, rest }
    if (found?.[1]?.toUpperCase() === wanted) starts.push({ index, rest })
  }
  return starts
}

const numberedStart = /^[([]?(\d)[)\].]?\s+(.*)$/s

/** Paragraphs that begin with letters, each with the short line above its letter. */
export function joinLettered(lines: Lines, starts: readonly LetterStart[]): string[] {
  const heads = starts.map(({ index }, nth) => findHead(lines, starts[nth - 1]?.index, index))
  return starts.map(({ index, rest }, nth) => {
    const own = [...lines.slice(heads[nth], index), { text: rest }, ...lines.slice(index + 1, heads[nth + 1])]
    return joinLines(own.map(({ text }) => text))
  })
}

/** “Why it failed”, between empty lines above the letter of a paragraph, is a head of that paragraph. */
function findHead(lines: Lines, before: number | undefined, letter: number): number {
  const at = lines.findLastIndex((line, index) => index < letter && isFilled(line))
  const text = lines[at]?.text ?? ''
  const isHead = lines[at - 1]?.text === '' && countWords(text) < 9 && /^\p{Lu}.*\p{L}\??$/u.test(text)
  return isHead && before !== undefined && at > before + 1 ? at : letter
}

/** “Section II” on a line of its own is the beginning of the next. */
const sectionHead = /^(?:section|paragraph)\s[ivx\d]{1,4}[.:]?$/i

/** Paragraphs told apart by empty lines, or by where lines end early. */
export function joinBlocks(lines: Lines): string[] {
  const blocks: string[][] = [[]]
  for (const [index, { text }] of lines.entries()) {
    const head = lines[index - 1]?.text ?? ''
    if (sectionHead.test(text)) continue
    if (text === '') blocks.push([])
    else blocks.at(-1)?.push(sectionHead.test(head) ? `${head} ${text}` : text)
  }
  const filled = blocks.filter((block) => block.length > 0)
  const isUnwrapped = lines.some(({ text }) => text.length >= unwrapped)
  const isDivided = filled.length > 1 && !isUnwrapped
  const joined = filled.flatMap((block) => (isDivided ? [block] : splitRun(block))).map(joinLines)
  const areNumbered =
    joined.length > 1 && joined.every((text, index) => numberedStart.exec(text)?.[1] === String(index + 1))
  return areNumbered ? joined.map((text) => numberedStart.exec(text)?.[2] ?? text) : joined
}

/** Lines as long as this are not wrapped. */
const unwrapped = 140

/** Without empty lines: each line is a paragraph where lines are long; else one ends where a line ends early. */
function splitRun(lines: readonly string[]): string[][] {
  const width = Math.max(0, ...lines.map((line) => line.length))
  const isWrapped = width < unwrapped
  const paragraphs: string[][] = [[]]
  for (const [index, line] of lines.entries()) {
    paragraphs.at(-1)?.push(line)
    const word = lines[index + 1]?.split(' ')[0] ?? ''
    const isEarly = endsSentence(line) && line.length + word.length < width * 0.95
    const isCut = /[a-z,]$/.test(line) && /^[a-z]/.test(word)
    // “Afterwards” above its paragraph
    const isHead =
      width > 50 &&
      paragraphs.at(-1)?.length === 1 &&
      line.length < width * 0.5 &&
      /^[A-Z][\p{L} ’'-]*\p{L}$/u.test(line) &&
      /^[A-Z]/.test(word)
    if ((!isWrapped && !isCut) || isEarly || isHead || isNextNumber(paragraphs.at(-1)?.[0], lines[index + 1]))
      paragraphs.push([])
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

const endsSentence = (line: string): boolean => /[.?!”"’]$/.test(line)

/** A paragraph longer than so many usual ones may be two. */
const tooLong = 1.7
const longAlone = 150

/**
 * Lines on which a paragraph may end although nothing shows it: a sentence ends where the line is full, in a paragraph that is
 * longer than the others.
 */
export function listFullEnds(lines: Lines): TextLine[] {
  const filled = lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1)
  const width = Math.max(0, ...filled.map(({ text }) => text.length))
  if (!filled.every(isFilled) || width >= unwrapped) return []
  const paragraphs = splitRun(filled.map(({ text }) => text))
  const counts = paragraphs.map((paragraph) => countWords(paragraph.join(' ')))
  const usual = counts.toSorted((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0
  let from = 0
  return paragraphs.flatMap((paragraph, nth) => {
    const own = filled.slice(from, from + paragraph.length)
    from += paragraph.length
    const count = counts[nth] ?? 0
    const isLong = paragraphs.length === 1 ? count > longAlone : count > usual * tooLong
    return isLong
      ? own.filter(({ text }, index) => endsSentence(text) && /^["“‘]?[A-Z]/.test(own[index + 1]?.text ?? ''))
      : []
  })
}

const isNextNumber = (paragraph = '', next = ''): boolean => {
  const number = numberedStart.exec(paragraph)?.[1]
  return number !== undefined && numberedStart.exec(next)?.[1] === String(Number(number) + 1)
}

/** Lines as one text; soft hyphens are gone. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line) => splitColumns(line).join(' '))
    .join(' ')
    .replaceAll(/\u00AD\s?/g, '')
    .replaceAll(/ {2,}|\t/g, ' ')
