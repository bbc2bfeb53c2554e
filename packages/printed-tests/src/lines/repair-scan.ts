import { isFilled, type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { toPlaceOfNumeral } from '../patterns/question-labels.ts'

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
  const isSmall = text.startsWith('I') && !word.startsWith('i')
  return !isSmall && (/^[A-Z0|]/.test(text) || text === 'ln')
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word
}

/** “HlSTORY” */
const repairCapitals = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])[A-Zl]{4,20}(?![\p{L}\d])/gu, (word) =>
    /[A-Z].?[A-Z].?[A-Z]/.test(word) ? word.replaceAll('l', 'I') : word,
  )

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

const digits: Readonly<Record<string, string>> = { l: '1', I: '1', '|': '1', ']': '1', O: '0', S: '5' }

const toNumber = (sign: string): number =>
  Number(sign.replaceAll(' ', '').replaceAll(/[lI|\]OS]/g, (each) => digits[each] ?? each))

const passage = /^(reading\s+passage\s+)([Il|]{1,3})(?=$|[\s.:–—-])/i

const head =
  /^(\p{L}[\p{L}\d|]{7,9})\s+([\dlIOS|](?:\s?[\dlIOS|\]])?)\s?([-–—]|to|and)\s?([\dlIOS|\]]{1,2})(?![\p{L}\d])/u

/** “Ouestions l6-2O”, “READING PASSAGE I” */
function repairHead(printed: string): string {
  const [name, ...cells] = printed.split('\t')
  if (cells.length > 0) return [name ?? '', ...cells].map(repairHead).join('\t')
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
/** “40” in a row of a key, behind “39”. */
const inRow = /(?<=\s)[\dlI][OSlI](?=[.):]?\s)/g
const isAfter = (text: string, number: number) => text.split(/[\s.):]/).includes(`${number - 1}`)
/** “l900”, “l8th” */
const one = /(?<![\p{L}\d])l(?=\d{1,3}(?:st|nd|rd|th)?(?![\p{L}\d]))/gu
const beforeGap = /(?<![\p{L}\d])(?:(?=[^\s]?[\dl])[\dlIOS|]{2}|II|l)(?=[.)\]]?\s?(?:_{2}|\.{3}|…))/gu

/** A line that begins with “S” or “l” is numbered if the number of the line above or below leads to it. */
function repairNumbers(lines: Lines): TextLine[] {
  const starts = lines.flatMap(({ text }, index) => {
    const [, , sign] = start.exec(text) ?? []
    return sign === undefined ? [] : [{ index, sign, number: toNumber(sign), isSure: /^\d+$/.test(sign) }]
  })
  type Start = (typeof starts)[number]
  const settle = (each: Start, near: Start | undefined, wanted: number) => {
    const isNext = near?.isSure === true && near.number === wanted && Math.abs(near.index - each.index) < 12
    // “I” below “H” is a letter.
    const isLetter = each.sign === 'I' && /^[([]?H\b/.test(lines[each.index - 1]?.text ?? '')
    if (each.number > 0 && isNext && !isLetter) each.isSure = true
  }
  for (const [nth, each] of starts.entries()) settle(each, starts[nth - 1], each.number - 1)
  for (const [nth, each] of [...starts.entries()].toReversed()) settle(each, starts[nth + 1], each.number + 1)
  const numbers = new Map(starts.flatMap(({ index, number, isSure }) => (isSure ? [[index, number]] : [])))
  return mapTexts(lines, (text, index) => {
    const number = numbers.get(index)
    const whole = text
      .replaceAll(one, '1')
      .replaceAll(beforeGap, (sign) => `${toNumber(sign)}`)
      .replace(/(?<=^|:\s|\t)(?:[l|]|I(?=.{1,60}\s2\s.{1,60}\s3\s))(?=[.):\s].{1,60}\s2[.):\s])/, '1')
      .replaceAll(inRow, (sign) => (isAfter(text, toNumber(sign)) ? `${toNumber(sign)}` : sign))
    return number === undefined ? whole : whole.replace(start, `$1${number}`)
  })
}

/** “fo11owing” and “c1ose”, where there are several: a figure within a word is a letter. */
function repairLetters(lines: Lines): TextLine[] {
  const count = lines.filter(({ text }) => insideWord.test(text)).length
  return count < 2
    ? [...lines]
    : mapTexts(lines, (text) =>
        text.replaceAll(/(?<![\p{L}\d])\p{L}[\p{Ll}10I]+(?![\p{L}\d])/gu, (word) =>
          /\p{Ll}{2}/u.test(word) ? word.replaceAll(/(?!^)[1I]/g, 'l').replaceAll('0', 'o') : word,
        ),
      )
}

const insideWord = /\p{Ll}[10I]{1,2}\p{Ll}/u

/** Marks that scanners read as letters, where they recur: “e found in England”, “[ The well is dug ]”, “I Ask the company I”. */
const marks = [
  [/^\s{0,60}(?!\|.*\|\s*$)[[|Il]\s(\S.{2,300})\s[\]|Il]\s{0,20}$/, '$1'],
  [/^\s{0,60}[eo]\s{1,4}(?=\S)/, '• '],
] as const

export const repairMarks = (lines: Lines): Lines =>
  marks.reduce((marked, [mark, plain]) => {
    const isHabit = marked.filter(({ text }) => mark.test(text)).length > 1
    return isHabit ? mapTexts(marked, (text) => text.replace(mark, plain)) : marked
  }, lines)

/** “il” and “ili” between “i” and “iv”. */
function repairNumerals(lines: Lines): TextLine[] {
  let place = 0
  return mapTexts(lines, (text) =>
    text.replace(/^(?:[ivx]|[ivxl|]{2,5})(?=[.)]?\s)/, (sign) => {
      const own = toPlaceOfNumeral(toShape(sign))
      const whole = own === place + 1 ? toShape(sign) : sign
      place = toPlaceOfNumeral(whole) || place
      return whole
    }),
  )
}

/** “v” or “¥” between the steps of a chart is the arrow that leads to the next, where there are several. */
function repairArrows(lines: Lines): TextLine[] {
  const filled = lines.filter((line) => isFilled(line) && line.text !== '|')
  const isStep = (index: number) => / \S* /.test(filled[index]?.text ?? '')
  const arrows = new Set(
    filled.filter(({ text }, at) => /^[¥yYvVJjtTlI1!f]$/.test(text) && isStep(at - 1) && isStep(at + 1)),
  )
  return lines.map((line) => (arrows.size > 2 && arrows.has(line) ? { ...line, text: '↓' } : line))
}

/** The words and numbers of rubrics and heads as they were printed, before a scanner read “Quest ions l-S”. */
export const repairScan = (lines: Lines): TextLine[] =>
  repairNumbers(
    mapTexts(repairNumerals(repairArrows(repairLetters(lines))), (text) =>
      repairHead(
        joinWords(repairCapitals(text)).replaceAll(
          /(?<![\p{L}\d])[\p{L}\d|!]{2,12}(?![\p{L}\d])/gu,
          (word) => repairWord(word) ?? word,
        ),
      ),
    ),
  )
