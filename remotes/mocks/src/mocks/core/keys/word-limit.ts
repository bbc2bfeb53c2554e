/** What a candidate may write; a number does not count as a word where one is allowed beside them. */
export type WordLimit = { words: number; allowsNumber: boolean }

const counts: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

const limitWords = /\b(one|two|three|four|five|[1-5])\s+words?\b/i

/** The limit that an instruction prints, such as NO MORE THAN TWO WORDS AND/OR A NUMBER. Null where it prints none. */
export function parseWordLimit(instruction: string): WordLimit | null {
  const said = limitWords.exec(instruction)?.[1]?.toLowerCase()
  if (said === undefined) return null
  return { words: counts[said] ?? Number(said), allowsNumber: /\b(a|one)\s+number\b/i.test(instruction) }
}

const number = /^[£$€]?\d[\d.,:/]*(%|th|st|nd|rd|am|pm)?$/i

/** What is too long about an answer, or null. A hyphenated word is one word. */
export function findExcess(answer: string, { words, allowsNumber }: WordLimit): string | null {
  const all = answer.trim().split(/\s+/)
  const numbers = allowsNumber ? all.filter((word) => number.test(word)).length : 0
  const count = all.length - numbers
  if (numbers > 1) return `${numbers} numbers, and one is allowed`
  if (count <= words) return null
  return `${count} words, and ${words} ${words === 1 ? 'is' : 'are'} allowed`
}
