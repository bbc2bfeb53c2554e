import { toLetter, toNumeral } from '@console/ielts'
import { type Lines, mapTexts, type Range, type TextLine } from '../../model/text-line.ts'
import { hasRun } from '../../patterns/gap-patterns.ts'
import { isInstruction } from '../../patterns/instruction-patterns.ts'
import { matchNumbered, numberAlone, stripBullet } from '../../patterns/item-patterns.ts'
import { splitOptions } from '../../patterns/option-patterns.ts'

/** On a screen choices have no letters: each is a line of its own, below its question or below “List of headings”. */
export function markChoices(lines: Lines, range: Range): TextLine[] {
  const boxed = mapTexts(lines, markBoxed)
  const plain = mapTexts(boxed, stripBullet)
  const isMarked = plain.some(({ text }) => splitOptions(text, true) !== null)
  return isMarked ? boxed : (markOwn(plain, range) ?? markListed(boxed))
}

/** “1) The drum had (two / eight) tones.” */
function splitInline(text: string): string[] | null {
  const lettered = splitLettered(text)
  if (lettered !== null) return lettered
  const found = /^(\d.{0,200}?)\(([\w ’'-]{1,30}(?:\s\/\s[\w ’'-]{1,30}){1,3})\)(.{0,200})$/.exec(text)
  return found === null ? null : [`${found[1]}_____${found[3]}`, ...(found[2]?.split('/') ?? [])]
}

/** “8 We lack (a) words (b) filters (c) noses for smells.” */
function splitLettered(text: string): string[] | null {
  const [asked = '', ...found] = text.split(/\s\(([a-d])\)\s/)
  const letters = found.filter((_, index) => index % 2 === 0).join('')
  const choices = found.filter((_, index) => index % 2 === 1)
  const last = choices.at(-1) ?? ''
  // Behind the last choice the sentence goes on: how long that one is, the others say.
  const words = Math.max(...choices.slice(0, -1).map((choice) => choice.split(' ').length))
  const rest = last.split(' ').slice(words).join(' ')
  if (!/^\d/.test(asked) || !'abcd'.startsWith(letters) || choices.length < 2 || !/\.$/.test(rest))
    return null
  return [`${asked} _____ ${rest}`, ...choices.slice(0, -1), last.split(' ').slice(0, words).join(' ')]
}

/** “1  He walks to   □ work   □ school   □ town” has its choices behind the question. */
function markBoxed(text: string): string {
  const [asked = '', ...choices] = (splitInline(text) ?? text.split(/\s□\s/)).map((each) => each.trim())
  if (choices.length < 2 || asked === '' || !choices.every((each) => /^\w.{0,60}$/.test(each))) return text
  return [asked, ...choices.map((each, index) => `${toLetter(index)}. ${each}`)].join('\t')
}

/** Every question has as many lines below it, three or more. */
function markOwn(lines: Lines, range: Range): TextLine[] | null {
  const asksToChoose =
    /\b(?:choose|tick|circle|mark|pick|select|underline)\b.{0,30}\b(?:answers?|options?|letters?|endings?|box)\b/i
  if (!lines.some(({ text }) => asksToChoose.test(text))) return null
  const starts = lines.flatMap(({ text }, index) => (isStart(text, range) ? [index] : []))
  const [first] = starts
  if (first === undefined) return null
  const blocks = starts.map((start, nth) => {
    const block = lines.slice(start, starts[nth + 1]).filter(({ text }) => text !== '')
    const asked = numberAlone(block[0]?.text ?? '') === null ? 1 : 2
    return { asked: block.slice(0, asked), choices: block.slice(asked) }
  })
  const count = blocks[0]?.choices.length ?? 0
  const isEven = blocks.every(
    ({ choices }) => choices.length === count && !choices.some(({ text }) => hasRun(text)),
  )
  if (count < 3 || count > 5 || !isEven) return null
  return [
    ...lines.slice(0, first),
    ...blocks.flatMap(({ asked, choices }) => [
      ...asked,
      ...mapTexts(choices, (text, index) => {
        // A word processor may have numbered them.
        const found = matchNumbered(text)
        return `${toLetter(index)}. ${found?.number === index + 1 ? found.rest : text}`
      }),
    ]),
  ]
}

const isStart = (text: string, { first, last }: Range): boolean => {
  const number = numberAlone(text) ?? matchNumbered(text)?.number ?? 0
  return number >= first && number <= last
}

/** The lines below “List of headings”, up to the next empty one. */
function markListed(lines: Lines): TextLine[] {
  const head = lines.findIndex(({ text }) => /^list of \w+(?: \w+)?$/i.test(text))
  if (head === -1 || /\b(?:words|phrases)\b/i.test(lines[head]?.text ?? '')) return [...lines]
  const from = lines[head + 1]?.text === '' ? head + 2 : head + 1
  const end = lines.findIndex(
    ({ text }, index) => index > from && (text === '' || matchNumbered(text) !== null || isInstruction(text)),
  )
  const to = end === -1 ? lines.length : end
  const toKey = /\bheadings\b/i.test(lines[head]?.text ?? '') ? toNumeral : toLetter
  return mapTexts(lines, (text, index) =>
    index < from || index >= to ? text : `${toKey(index - from)}. ${stripBullet(text)}`,
  )
}

/** “List of headings” and 1, 2, 3 below it: headings have numerals. */
export function markNumeralHeadings(lines: Lines): TextLine[] {
  const head = lines.findIndex(({ text }) => /^(?:list of )?headings:?$/i.test(text))
  let place = head === -1 ? Number.NaN : 0
  return mapTexts(lines, (text, index) => {
    if (index <= head || text === '') return text
    const found = matchNumbered(text)
    if (found?.number !== place + 1 || /^(?:paragraph|section)\b/i.test(found.rest)) {
      place = Number.NaN
      return text
    }
    place += 1
    return `${toNumeral(place - 1)}. ${found.rest}`
  })
}
