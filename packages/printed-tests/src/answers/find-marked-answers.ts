import { countWords, isVerdict } from '@console/ielts'
import { type Doubt, doubtLines } from '../model/printed-test.ts'
import { isFilled, type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { choice, hasRun, isAnswerLine, listGaps, matchAnswer } from '../patterns/gap-patterns.ts'
import { matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isClearInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered, matchTwoNumbers, numberAlone } from '../patterns/item-patterns.ts'
import { cutAtEntries } from '../patterns/key-entries.ts'
import { matchOption } from '../patterns/option-patterns.ts'
import { isExplanation } from './key/key-answers.ts'

type Taken = Record<'body' | 'key' | 'script', TextLine[]> & { doubts: Doubt[] }

/** “Answer: B” below each question, or behind it, is a key as much as one on the last page. */
export function takeInlineAnswers(printed: Lines): Taken {
  const { lines, marked: found } = findMarkedAnswers(braceCounted(printed))
  const places = new Set(found.map(({ at }) => at))
  const marked = printed.filter(({ at }) => places.has(at))
  const body: TextLine[] = []
  const key: TextLine[] = []
  const script: TextLine[] = []
  let isBehind = false
  let number = ''
  for (const line of lines) {
    if (isBehind && isExplanation(line.text)) {
      script.push(line)
      continue
    }
    number = findNumber(line.text) ?? number
    const found = matchAnswer(line.text)
    if (found === null || number === '' || /^example/i.test(line.text)) {
      body.push(line)
      isBehind &&= line.text === ''
      continue
    }
    const isNumbered = /^\d{1,2} = /.test(found.said) || cutAtEntries(found.said, () => false).length > 1
    const last = key.at(-1)
    // “21–22” have two options that are marked.
    if (number.includes('-') && last?.text.startsWith(`${number} `) === true) last.text += `, ${found.said}`
    else key.push({ at: line.at, text: isNumbered ? found.said : `${number} ${found.said}` })
    isBehind = true
    if (found.above !== '') body.push({ at: line.at, text: found.above })
  }
  if (key.length < 3) return { body: [...printed], key: [], script: [], doubts: [] }
  const reason =
    'The answers are marked beside the questions: they were taken for the key, and out of the text.'
  return { body, key, script, doubts: doubtLines(reason, marked) }
}

const number = String.raw`[([]?\d{1,2}[)\].]?\s`
const gap = String.raw`(?:_{2,40}|\.{3,80}|…{1,40})`
const label = String.raw`(?:(?:[Kk]ey|KEY|[Aa]ns(?:wer)?|ANS(?:WER)?)\s?[:=–-]\s?)?`
const remark = String.raw`(?:\s{0,3}[([][^()[\]]{1,160}[)\]])?`

type Pattern = (source: TemplateStringsArray, ...parts: string[]) => RegExp
const one: Pattern = (source, ...parts) => new RegExp(String.raw(source, ...parts), 'su')
const all: Pattern = (source, ...parts) => new RegExp(String.raw(source, ...parts), 'gsu')

/** Signs by which teachers mark an answer on its line, perhaps with its name before it and the reason behind. */
export const markPatterns = {
  behind: one`^(.*?)\s{0,3}(?:[→←*[{]|\((?=${label}(?:[A-Z]{2}|[A-LTYN]\W|[ivx]{1,5}\)|true|false|yes|no)))\s?${label}([A-Z]{1,5}(?:\s[A-Z]{5})?|[ivx]{1,5}|[Tt]rue|[Ff]alse|[Yy]es|[Nn]ot?(?:\s[Gg]iven)?)(?:(?:[.,;:]|\s[–-])\s[^[\]{}→]{1,160})?\s?[\]})]?${remark}$`,
  celled: one`^(${number}[^\t→]{1,600}?)(?:\t|\s{1,3}[=–—-]\s(?!(?<=\s[A-L]\s{1,3}.\s)[A-L])|(?<=(?:paragraph|section|text)\s\w{1,2}\s?)[:=]\s?|(?<=[.?!]["”’]?)\s{1,3}(?=[A-Z]{2}))(${choice}|(?<=\t)[a-l]|(?<=${gap}[^\t]{0,80}\t)\p{L}[\p{L}' -]{0,30})(?:\s?→.{1,160}|${remark})$`,
  arrowed: one`^(\S.{0,200}(?:\?|${gap})[^→]{0,120}?)\s{0,3}(?:→\s?([^→✓]{1,60})|(?<=${gap}.{0,120})\s(?:\[|\((?=\p{Ll}))${label}(\p{L}[^()[\]_.…]{1,40})[)\]])$`,
  bracketed: one`^(${number}[^_…[\]]{0,200}?)(?:${gap}\s?(?:\[|\((?=\p{Ll}))\s?${label}([^()[\]_]{1,40}?)\s?[\])]|\[([^[\]|/]{1,40})\])([^[\]_…]{0,200})$`,
  ticked: one`^(?:[✓✔✅☑√]\s{0,3}|\*(?=[A-H][.)]?\s))?(\S.*?)\s{0,3}(?:(?:→\s{0,3})?[[(]?[✓✔✅☑√][\])]?${remark}|\s\*|[[(]\s?(?:[Cc]orrect(?:\s[Aa]nswer)?|CORRECT|[Rr]ight|RIGHT|[Aa]nswer|ANSWER)\W?\s?[\])]|←(?:\s?[Cc]orrect)?)?$`,
  filled: all`(?<![\w.,])(?:([[(]?\d{1,2}[\])]?[.)]?)\s?(?:[{[]\s?([^{}[\]\n]{1,40}?)\s?[}\]]|${gap}\s?(?:\[|\((?=(?:[A-L]|[ivx]{1,5})\)))\s?([^{}()[\]\n]{1,40}?)\s?[\])])(?:\s?\((?:para(?:graph)?\.?\s|lines?\s)?\d{1,2}\))?|\((\d{1,2})\s?[.:=]?\s(\p{Ll}[\p{L}' -]{1,30})\))`,
  typed: all`(\d[)\].]{0,2}\s{0,3})?(?<![._…])(?:${gap}|\.\.)([\p{L}\d£$€][^_.…|\t]{0,40}?)(?:${gap}|\.\.)(?![_…])(?:\s?\([^()\s]{1,30}(?:\s[^()\s]{1,30}){2,30}\)$)?`,
}

/** “the 8 (resin) of old trees”, “an 8 ______ (alga)” */
const counted = all`(?<![\w.,])(\(\d{1,2}\)|\d{1,2}[.)]?)\s?(?:${gap}\s?)?\((\p{Ll}[\p{L}' -]{1,30})\)`

/** A sign that stands fewer times may mean anything. */
const fewest = 3

/** How an answer is printed that somebody wrote below its question. */
const toAnswer = (said: string): string => `Answer: ${said}`

/** Answers that are marked where they are asked, by a tick, an arrow or brackets, as “Answer: B”. */
function findMarkedAnswers(printed: Lines): { lines: TextLine[]; marked: TextLine[] } {
  const lines = mapTexts(tickCircled(printed), boxTyped)
  const found = lines.map((line) => matchMarks(line.text))
  const marked = printed.filter((_, index) => found[index] !== null)
  const count = found.reduce((sum, texts) => sum + countAnswers(texts ?? []), 0)
  if (count < fewest) return { lines: numberAnswered(printed), marked: [] }
  return {
    lines: lines.flatMap((line, index) =>
      (found[index] ?? [line.text]).map((text) => ({ at: line.at, text })),
    ),
    marked,
  }
}

/** “1 ___straw___”, “his ....brother....”: what is typed into a gap stands in brackets behind it. */
const boxTyped = (text: string): string =>
  text.replaceAll(markPatterns.typed, (found: string, place = '', said = '') =>
    place === '' && /^\d{1,2}$/.test(said) ? found : `${place}____ [${said}]`,
  )

/** “(B) go from one generation to the next” between options that have no brackets around their letters. */
function tickCircled(lines: Lines): TextLine[] {
  const letterOf = (index: number) =>
    /^([A-H])[.)]?\s|^([a-h])[.)]\s/.exec(lines[index]?.text ?? '')?.[0]?.charCodeAt(0) ?? 0
  return mapTexts(lines, (text, index) => {
    const [, bracketed, marked, said = ''] =
      /^(?:[([]([A-Ha-h])[)\]]|[*>]\s?([A-Ha-h])[.)]?)\s(.+)$/.exec(text) ?? []
    const letter = bracketed ?? marked ?? ''
    const isCircled = [-1, 1].some((step) => letterOf(index + step) - step === letter.charCodeAt(0))
    return isCircled ? `${letter.toUpperCase()} ${said} ✓` : text
  })
}

/** Words in brackets behind numbers that count on are answers where a paper has no other key. */
function braceCounted(lines: Lines): TextLine[] {
  const numbers = lines.flatMap(({ text }) =>
    [...text.matchAll(counted)].map(([, number = '']) => Number(number.replaceAll(/\D/g, ''))),
  )
  const areCounted = numbers.every((number, nth) => nth === 0 || number === (numbers[nth - 1] ?? 0) + 1)
  return numbers.length < fewest || !areCounted
    ? [...lines]
    : mapTexts(lines, (text) => text.replaceAll(counted, '$1 {$2}'))
}

/** The text of a paper that has a key besides, which has most of what is marked: else it is a label beside a gap. */
export function withoutMarks(body: Lines, key: Lines): { body: TextLine[]; marked: TextLine[] } {
  const { lines, marked } = findMarkedAnswers(body)
  const said = lines.flatMap(
    ({ text }) =>
      matchAnswer(text)
        ?.said.replace(/^\d{1,2} = /, '')
        .toLowerCase() ?? [],
  )
  const known = said.filter((each) => key.some(({ text }) => text.toLowerCase().includes(each)))
  if (marked.length === 0 || known.length < said.length / 2) return { body: [...body], marked: [] }
  const places = new Set(marked.map(({ at }) => at))
  const plain = lines.map((line) => ({
    ...line,
    text: places.has(line.at) ? (matchAnswer(line.text)?.above ?? line.text) : line.text,
  }))
  return { body: plain.filter(({ at, text }) => text !== '' || !places.has(at)), marked }
}

const countAnswers = (texts: readonly string[]): number =>
  texts.filter((text) => matchAnswer(text) !== null).length

function matchMarks(text: string): string[] | null {
  const filled = [...text.matchAll(markPatterns.filled)]
    .map(([, place, boxed, behind, inner = '', word]) => ({
      place: place ?? inner,
      said: boxed ?? behind ?? word ?? '',
      isBehind: behind !== undefined,
    }))
    .filter(({ said, isBehind }) => isBehind || /\p{L}|\d{3}/u.test(said))
  const isOffered =
    /[\s\d]\[/.test(text) && isAlternative(filled.flatMap(({ said, isBehind }) => (isBehind ? [] : said)))
  if (filled.length > 0 && (text.includes('{') || !isOffered))
    return [
      text.replaceAll(markPatterns.filled, '$1$4 ____'),
      ...filled.map(({ place, said }) =>
        toAnswer(`${Number.parseInt(place.replace(/\D/, ''), 10)} = ${said}`),
      ),
    ]
  const [, until = '', given, worded = given] = markPatterns.arrowed.exec(text) ?? []
  if (worded !== undefined && findNumber(until) !== null) return [`${until} ${toAnswer(worded)}`]
  const [, asked = '', chosen = ''] = markPatterns.celled.exec(text) ?? []
  if (countWords(asked) > 1)
    return [`${asked} ${toAnswer(/^[a-h]$/.test(chosen) ? chosen.toUpperCase() : chosen)}`]
  const [, above = '', said = ''] = markPatterns.behind.exec(text) ?? []
  // “Paragraph (B)” is asked.
  const isNamed = /^[A-Za-z]$|\b(?:paragraph|section|text)$/i.test(above)
  const isSaid = isVerdict(said) || (/^(?:[A-L]|[ivx]{1,5})$/.test(said) && !isNamed)
  if (isSaid && !hasRun(above)) return [`${above} ${toAnswer(said)}`.trim()]
  const [, before = '', lined, inside = '', rest = ''] = markPatterns.bracketed.exec(text) ?? []
  if (lined !== undefined || (/\p{L}/u.test(inside) && !isAlternative([inside])))
    return [`${before}____${rest} ${toAnswer(lined ?? inside)}`]
  const [, ticked = text] = markPatterns.ticked.exec(text) ?? []
  const option = ticked === text ? null : matchOption(ticked, false)
  return option === null || option.text === '' ? null : [`${ticked} ${toAnswer(option.key)}`]
}

/** “14 [TRUE/FALSE]” is a choice, and “[Select]” a field. */
const isAlternative = (said: readonly string[]): boolean =>
  said.some((each) => /[/|]|^(?:select|choose|answer|blank|gap)\b/i.test(each))

/** Questions without numbers, each with “Answer: B” below it, are numbered in their order. */
function numberAnswered(lines: Lines): TextLine[] {
  const ends = lines.flatMap(({ text }, index) =>
    isAnswerLine(text) && matchNumbered(text) === null ? [index] : [],
  )
  if (ends.length < fewest) return [...lines]
  const begins = ends.map((end, nth) => {
    const before = ends[nth - 1]
    return before === undefined
      ? lines.findLastIndex(({ text }, index) => index < end && text === '') + 1
      : lines.findIndex((line, index) => index > before && isFilled(line) && !isHead(line.text))
  })
  if (lines.slice(begins[0], ends.at(-1)).some(hasNumber)) return [...lines]
  const numbers = new Map(begins.map((from, nth) => [from, nth + 1]))
  return mapTexts(lines, (text, index) => (numbers.has(index) ? `${numbers.get(index)}. ${text}` : text))
}

const isHead = (text: string): boolean =>
  isClearInstruction(text) || matchGroupHead(text) !== null || matchPassageHead(text) !== null

const hasNumber = ({ text }: TextLine): boolean => /^\d+$/.test(findNumber(text) ?? '')

/** The number of a question, or “20-21” for a set and the head of a group. */
function findNumber(text: string): string | null {
  const set = matchGroupHead(text) ?? matchTwoNumbers(text)
  if (set !== null) return set.first === set.last ? `${set.first}` : `${set.first}-${set.last}`
  const [gap] = listGaps(text, { first: 1, last: 60 }).toReversed()
  const number = gap?.number ?? matchNumbered(text)?.number ?? numberAlone(text)
  return number === null ? null : `${number}`
}
