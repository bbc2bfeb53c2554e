import { parseNumberWord } from '../document/number-words.ts'

/** The limit for an answer; with `allowsNumber`, one number is allowed besides the words. */
export type WordLimit = { words: number; allowsNumber: boolean }

const limitWords = /\b(one|two|three|four|five|[1-5])\s+words?\b/i

/** The word limit in an instruction, such as NO MORE THAN TWO WORDS AND/OR A NUMBER; null if there is none. */
export function parseWordLimit(instruction: string): WordLimit | null {
  const word = limitWords.exec(instruction)?.[1]
  if (word === undefined) return null
  const allowsNumber = /(?:\b(?:a|one)\s+|and\/or\s+)numbers?\b/i.test(instruction)
  return { words: parseNumberWord(word), allowsNumber }
}

/** “At most 2 words and a number” */
export const toLimitText = ({ words, allowsNumber }: WordLimit): string =>
  `At most ${words} word${words === 1 ? '' : 's'}${allowsNumber ? ' and a number' : ''}`

const months = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec'

/** Separators within a single number: `07700 900416`, `LS21 3TB`, `10 - 12`, `10 to 12`, `£ 50`, `10.30 a.m.` */
const joints: readonly RegExp[] = [
  /(?<=[£$€]) +(?=\d)/g,
  /(?<=\d)(?: *[-–—] *| to )(?=[£$€]?\d)/g,
  /(?<=\d) +(?=%|(?:per cent|percent|[ap]\.?m\.?|o['’]clock)(?![\p{L}]))/giu,
  /(?<=\bper) +(?=cent\b)/gi,
  // A telephone number, a postcode: each piece has a digit.
  / (?<=\d\S* ) *(?=[+(]?\p{L}{0,2}\d)/gu,
]

const spelled =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)$/i

const date = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)? ((?:${months})\p{L}*) \d{4}$`, 'iu')

/** Says by how much an answer exceeds its limit; null if it does not. A hyphenated word is one word, a date one number. */
export function findExcess(answer: string, { words, allowsNumber }: WordLimit): string | null {
  const joined = joints.reduce(
    (text, joint) => text.replaceAll(joint, ''),
    answer.trim().replace(date, '$1 $2'),
  )
  const all = joined.split(/\s+/)
  const numbers = allowsNumber ? all.filter((word) => /\d/.test(word) || spelled.test(word)).length : 0
  const count = all.length - numbers
  if (numbers > 1 && all.some((word) => /\d/.test(word))) return `${numbers} numbers, and one is allowed`
  if (count <= words) return null
  return `${count} words, and ${words} ${words === 1 ? 'is' : 'are'} allowed`
}
