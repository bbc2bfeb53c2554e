import type { TextLine } from '../model/text-line.ts'

/** The words of rubrics and heads: a closed set, so that a damaged one is known by its likeness. */
const words =
  'answer answers agree below boxes choose complete contradicts correct each false following form from given heading headings information in label letter letters list match more no not notes number numbers one only paragraph part passage question questions reading section sections sentence sentences sheet statement statements summary table than the three true two word words write yes your'.split(
    ' ',
  )

/** Signs that scanners take for one another. */
const alike: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/0/g, 'o'],
  [/[1l|!]/g, 'i'],
  [/5/g, 's'],
  [/8/g, 'b'],
]

const toShape = (word: string): string =>
  alike.reduce((shape, [pattern, sign]) => shape.replace(pattern, sign), word.toLowerCase())

const byShape = new Map(words.map((word) => [toShape(word), word]))

/** “Questi0ns” and “GlVEN”; null for a word that is whole, or none of a rubric. */
function repairWord(text: string): string | null {
  const word = byShape.get(toShape(text))
  if (word === undefined || word === text.toLowerCase()) return null
  if (/[A-Z].*[A-Z]/.test(text)) return word.toUpperCase()
  return /^[A-Z0|]/.test(text) || text === 'ln' ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** “Quest ions” */
const joinWords = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d])(\p{L}{2,8})\s(\p{L}{3,8})(?![\p{L}\d])/gu,
    (found, left: string, right: string) => {
      const isHalf = !byShape.has(toShape(left)) && !byShape.has(toShape(right))
      return isHalf && byShape.has(toShape(left + right)) && left.length + right.length > 6
        ? left + right
        : found
    },
  )

const digits: Readonly<Record<string, string>> = { l: '1', I: '1', '|': '1', O: '0', S: '5' }

const toNumber = (sign: string): number => Number(sign.replaceAll(/[lI|OS]/g, (each) => digits[each] ?? each))

const passage = /^(reading\s+passage\s+)([Il|]{1,3})(?=$|[\s.:–—-])/i

const head = /^(\p{L}[\p{L}\d|]{7,9})\s+([\dlIOS|]{1,2})\s?([-–—]|to|and)\s?([\dlIOS|]{1,2})(?![\p{L}\d])/u

/** “Ouestions l6-2O”, “READING PASSAGE I” */
function repairHead(printed: string): string {
  const text = printed.replace(passage, (_, name: string, numeral: string) => `${name}${numeral.length}`)
  const [found, word = '', first = '', sign = '', last = ''] = head.exec(text) ?? []
  if (found === undefined || countEdits(toShape(word), 'questions') > 2) return text
  const [from, to] = [toNumber(first), toNumber(last)]
  return from > 0 && from < to && to < 100
    ? `Questions ${from}${sign.length > 1 ? ` ${sign} ` : sign}${to}${text.slice(found.length)}`
    : text
}

/** Levenshtein's distance. */
function countEdits(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [nth, sign] of [...left].entries()) {
    const next = [nth + 1]
    for (const [index, other] of [...right].entries()) {
      const changed = (row[index] ?? 0) + (sign === other ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const start = /^([([]?)([\dlIOS|]{1,2})(?=[.)\]:]?(?:\s|$))/
const beforeGap = /(?<![\p{L}\d])(?=[^\s]?[\dl])[\dlIOS|]{2}(?=[.)\]]?\s?(?:_{2}|\.{3}|…))/gu

/** A line that begins with “S” or “l” is numbered if the numbers of the lines above and below lead to it. */
function repairNumbers(lines: readonly TextLine[]): TextLine[] {
  const starts = lines.map(({ text }) => start.exec(text)?.[2] ?? null)
  const numbers = starts.map((sign) => (sign === null ? 0 : toNumber(sign)))
  const filled = [...starts.keys()].filter((index) => starts[index] !== null)
  return lines.map((line, index) => {
    const text = line.text.replaceAll(beforeGap, (sign) => `${toNumber(sign)}`)
    const sign = starts[index] ?? ''
    const number = numbers[index] ?? 0
    if (sign === '' || /^\d+$/.test(sign) || number === 0) return { at: line.at, text }
    const nth = filled.indexOf(index)
    const isNext = (other: number | undefined, wanted: number) =>
      other !== undefined &&
      Math.abs(other - index) < 12 &&
      /^\d+$/.test(starts[other] ?? '') &&
      numbers[other] === wanted
    const isBetween = isNext(filled[nth - 1], number - 1) || isNext(filled[nth + 1], number + 1)
    const isListed =
      sign.length === 1 &&
      lines.slice(Math.max(0, index - 8), index + 9).some(({ text: near }) => isBeside(sign, near))
    if (!isBetween || isListed) return { at: line.at, text }
    return { at: line.at, text: text.replace(start, `$1${number}`) }
  })
}

/** “I” between “H” and “J”, or above “II”, is a letter or a numeral. */
const isBeside = (sign: string, near: string): boolean => {
  const [, letter = ''] = /^[([]?([A-Za-z]{1,2})[.)\]]?\s/.exec(near) ?? []
  return (
    letter === 'II' ||
    letter === 'ii' ||
    (letter.length === 1 && Math.abs(letter.charCodeAt(0) - sign.charCodeAt(0)) === 1)
  )
}

/** The words and numbers of rubrics and heads as they were printed, before a scanner read “Quest ions l-S”. */
export const repairScan = (lines: readonly TextLine[]): TextLine[] =>
  repairNumbers(
    lines.map(({ at, text }) => {
      const whole = joinWords(text).replaceAll(
        /(?<![\p{L}\d])[\p{L}\d|!]{2,12}(?![\p{L}\d])/gu,
        (word) => repairWord(word) ?? word,
      )
      return { at, text: repairHead(whole) }
    }),
  )
