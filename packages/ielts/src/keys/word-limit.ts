import { parseNumberWord } from '../document/number-words.ts'

/** What a candidate may write; a number does not count as a word where one is allowed beside them. */
export type WordLimit = { words: number; allowsNumber: boolean }

const limitWords = /\b(one|two|three|four|five|[1-5])\s+words?\b/i

/** The limit that an instruction prints, such as NO MORE THAN TWO WORDS AND/OR A NUMBER. Null where it prints none. */
export function parseWordLimit(instruction: string): WordLimit | null {
  const said = limitWords.exec(instruction)?.[1]
  if (said === undefined) return null
  const allowsNumber = /(?:\b(?:a|one)\s+|and\/or\s+)numbers?\b/i.test(instruction)
  return { words: parseNumberWord(said), allowsNumber }
}

/** “At most 2 words and a number” */
export const toLimitText = ({ words, allowsNumber }: WordLimit): string =>
  `At most ${words} word${words === 1 ? '' : 's'}${allowsNumber ? ' and a number' : ''}`

const months = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec'

/** What stands for one number however it is written: `07700 900416`, `LS21 3TB`, `10 - 12`, `10 to 12`, `£ 50`, `10.30 a.m.` */
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

/** What is too long about an answer, or null. A hyphenated word is one word, and a date has one number. */
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
