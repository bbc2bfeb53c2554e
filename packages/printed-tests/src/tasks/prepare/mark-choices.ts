import { toLetter } from '@console/ielts'
import { type Lines, mapTexts, type Range, type TextLine } from '../../model/text-line.ts'
import { hasRun } from '../../patterns/gap-patterns.ts'
import { matchNumbered, numberAlone, stripBullet } from '../../patterns/item-patterns.ts'
import { splitOptions } from '../../patterns/option-patterns.ts'

/** On a screen choices have no letters: each is a line of its own, below its question or below “List of headings”. */
export function markChoices(lines: Lines, range: Range): TextLine[] {
  const boxed = mapTexts(lines, markBoxed)
  const plain = mapTexts(boxed, stripBullet)
  // “A fire had broken out.” is a sentence as well.
  const isMarked = plain.some(({ text }) => splitOptions(text, true)?.some(({ key }) => !/^[Ai]$/.test(key)))
  return isMarked ? boxed : (markOwn(plain, range) ?? boxed)
}

/** “1) The drum had (two / eight) tones.” */
function splitInline(text: string): string[] | null {
  const found = /^(\d.{0,200}?)\(([\w ’'-]{1,30}(?:\s\/\s[\w ’'-]{1,30}){1,3})\)(.{0,200})$/.exec(text)
  return found === null ? null : [`${found[1]}_____${found[3]}`, ...(found[2]?.split('/') ?? [])]
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
