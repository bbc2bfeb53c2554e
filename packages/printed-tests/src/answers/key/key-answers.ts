import { countWords } from '@console/ielts'

import { choice } from '../../patterns/gap-patterns.ts'
import { divideEvenly } from '../../patterns/key-entries.ts'

const order =
  /[([{]?\s?(?:\b\d{1,2}\s?(?:and|&)\s?\d{1,2}\s)?(?:\bin )?\b(?:either|any) order\s?[)\]}]?[:.,]?/gi

/** “IN EITHER ORDER” says how answers are compared, and is not an answer. */
export const stripOrder = (text: string): string =>
  text
    .replaceAll(order, ' ')
    .trim()
    .replace(/^[,:]\s*/, '')

export const isOrderAlone = (text: string): boolean => text !== '' && stripOrder(text) === ''

/** Answers are shorter than this; longer texts explain one. */
const fewestWords = 4

const reason = 'explanations?|evidence|reasons?|proof|location|where|source|key ?words?|justification'

const proofs: readonly { pattern: RegExp; words: number }[] = [
  // “C (the first Saturday of the month)”: nothing more belongs to a letter or a verdict.
  {
    pattern: new RegExp(String.raw`^(${choice}|[M-Z])\s?[([]([^()[\]]{8,300}(?:\([^()]*\))?)[)\]]$`, 's'),
    words: 1,
  },
  {
    pattern: new RegExp(String.raw`^(${choice})(?:[.:;]\s|,\s(?![A-L]\b)|\s(?=[“"‘']))(.{8,})$`, 's'),
    words: 3,
  },
  // “B because the owner says so”
  {
    pattern: new RegExp(
      String.raw`^(${choice}|.{2,40}?),?\s((?:because|since|as it says|as the)\s.{8,})$`,
      'is',
    ),
    words: 2,
  },
  {
    pattern: new RegExp(String.raw`^(.{1,60}?)[.;,]?\s[([]?((?:${reason})\s?[:=–-].*)$`, 'is'),
    words: 1,
  },
  // “museum (the old one was sold in 1902”, whose bracket may be closed on the next line.
  { pattern: /^(.{1,60}?)\s[([]([^()[\]]{12,})[)\]]?\.?$/s, words: fewestWords },
  { pattern: /^(.{1,60}?)\s[([]([^()[\]"“]{0,40}["“][^()[\]]{2,80})[)\]]\.?$/s, words: 2 },
  { pattern: /^([^“"]{1,60}?)[.,:]?\s[“"](.{12,})$/s, words: fewestWords },
  { pattern: /^([^:]{1,40}?):\s(.{12,})$/s, words: fewestWords },
  {
    pattern:
      /^(.{1,60}?)(?:\s+[–—-]\s+(?=[^\d\s])|\s*[([](?=(?:lines?|para(?:graph)?s?|see|passage|section|spel(?:led|t))\b))(.*)$/is,
    words: 0,
  },
]

/** Cuts an answer before its explanation, at the first place where one may begin. */
export function cutAnswer(text: string): { said: string; why: string } {
  const plain = text.replace(/(?<=[^\s✓✔✅☑])\s?[✓✔✅☑]$/u, '')
  const [cut] = proofs
    .flatMap(({ pattern, words }) => {
      const [, said, why = ''] = pattern.exec(plain) ?? []
      return said !== undefined && countWords(why) >= words ? [{ said, why }] : []
    })
    .toSorted((left, right) => left.said.length - right.said.length)
  return { said: unquote((cut?.said ?? plain).trim()), why: cut?.why ?? '' }
}

/** “Explanation: …” below an answer says why it is right. */
export const isExplanation = (text: string): boolean => explanation.test(text)

const explanation = new RegExp(String.raw`^(?:${reason}|why|paragraph)\s?[:–-]\s?\S`, 'i')

/** “reindeer.” is an answer with the end of a sentence, and "niches" one in quotation marks. */
const unquote = (text: string): string =>
  /^["“‘'][^"“”‘’']+["”’']$|^\([a-lA-L]\)$/.test(text)
    ? text.slice(1, -1)
    : text.replace(/^([^.\s]{1,40})\.$/, '$1')

/** “A, D” behind two numbers is the answer of each. */
export function splitAnswers(text: string, first: number, last: number): string[] {
  if (first === last) return [text]
  const said = stripOrder(text)
  if (/^[A-L]{2,6}$/.test(said) && said.length === last - first + 1) return [...said]
  return (
    divideEvenly(said, last - first + 1) ??
    said.split(/\s*(?:[,;&/+]|\band\b)\s*|\s+/i).filter((each) => each !== '')
  )
}
