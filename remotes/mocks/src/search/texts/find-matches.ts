import { escapeRegExp } from 'es-toolkit/string'

export type Wanted = {
  find: string
  /** Whether upper and lower case are told apart. */
  matchCase: boolean
  wholeWords: boolean
}

export type Match = { start: number; end: number }

const letter = /[\p{L}\p{N}_]/u

/** Whether a match is only a part of a longer word. */
export const isInsideWord = (text: string, { start, end }: Match): boolean =>
  letter.test(text.charAt(start - 1)) || letter.test(text.charAt(end))

const address = /\b(?:https?:\/\/|www\.)\S+/gi

/** Where the words stand in a text, from its beginning; what is inside an address is none. Quotation marks match, straight or curly. */
export function findMatches(text: string, { find, matchCase, wholeWords }: Wanted): Match[] {
  if (find === '') return []
  const words = escapeRegExp(find).replaceAll(/['‘’]/g, "['‘’]").replaceAll(/["“”]/g, '["“”]')
  const addresses = [...text.matchAll(address)].map(toMatch)
  return [...text.matchAll(new RegExp(words, matchCase ? 'gu' : 'giu'))]
    .map(toMatch)
    .filter((match) => !(wholeWords && isInsideWord(text, match)))
    .filter(({ start, end }) => addresses.every((each) => end <= each.start || start >= each.end))
}

const toMatch = (found: RegExpExecArray): Match => ({
  start: found.index,
  end: found.index + found[0].length,
})
