import { escapeRegExp } from 'es-toolkit/string'

export type Wanted = {
  find: string
  /** Whether the search is case-sensitive. */
  matchCase: boolean
  wholeWords: boolean
}

export type Match = { start: number; end: number }

const letter = /[\p{L}\p{N}_]/u

/** Whether a match is part of a longer word. */
export const isInsideWord = (text: string, { start, end }: Match): boolean =>
  letter.test(text.charAt(start - 1)) || letter.test(text.charAt(end))

const address = /\b(?:https?:\/\/|www\.)\S+/gi

/** Finds matches in order, except inside URLs. Straight and curly quotation marks are equal. */
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
