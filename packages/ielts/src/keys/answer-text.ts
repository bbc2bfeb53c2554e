import { dropInvisible, foldForSearch } from '@console/values/text/fold-text'
import { uniq } from 'es-toolkit/array'
import { escapeRegExp } from 'es-toolkit/string'

/** Between whole answers, and not in brackets: `|` and `;`, a slash with a space beside it, OR. */
const divider = /(?:[|;]|(?<=\s)\/|\/(?=\s)|(?<=\s)OR(?=\s))(?![^()]{0,200}\))/

/** More answers than this are no key that somebody wrote. */
const mostAnswers = 32

/**
 * Whatever people write into a key as the answers that it accepts, shortest first: `(the) tutor`, `fish(ing)`, `a / b`,
 * `clothes/clothing`, `1,200 / 1200`, `23(rd)`. `|` divides them on the wire.
 */
export const listAccepted = (key: string): string[] => listAnswers(key, expandSlashes)

/** Those, and what has a slash between words as it stands: `TCP/IP` and `his/her` may be meant as a whole. */
export const listCounted = (key: string): string[] =>
  uniq([...listAccepted(key), ...listAnswers(key, (text) => (wordSlash.test(text) ? [text] : []))])

const wordSlash = /\p{L}\/\p{L}/u

/** A key as the wire has it, with every answer that counts written out. */
export const toKeyText = (said: string): string => listCounted(said).join('|')

const listAnswers = (key: string, toSpellings: (text: string) => string[]): string[] =>
  uniq(
    dropInvisible(key)
      .normalize('NFC')
      .split(divider)
      .flatMap(expandBrackets)
      .flatMap(toSpellings)
      .map((answer) => answer.trim().replaceAll(/\s+/g, ' '))
      .filter((answer) => answer !== ''),
  )

/** What may be left out stands in brackets; what must not be written does too, with a NOT. */
function expandBrackets(text: string): string[] {
  const first = /\(([^()]*)\)/.exec(text)
  if (first === null) return [text]
  const [whole, inside = ''] = first
  const before = text.slice(0, first.index)
  const after = text.slice(first.index + whole.length)
  const rests = expandBrackets(after)
  // An area code is part of the number.
  if (before.trim() === '' && /^\d+$/.test(inside) && /^\s*\d/.test(after)) {
    return rests.map((rest) => `${inside} ${rest.trim()}`)
  }
  const isRemark = /^\s*(?:not|in (?:either|any) order)\b/i.test(inside)
  const choices = isRemark ? [''] : ['', ...inside.replaceAll(/\s+/g, ' ').split(/ ?[/|;] ?| OR /)]
  if (choices.length * rests.length > mostAnswers) return [text]
  return choices.flatMap((choice) => rests.map((rest) => `${before}${choice}${rest}`))
}

/** `red car/bus` is “red car” or “red bus”; `book shop/bookshop` is one word in two spellings. */
function expandSlashes(text: string): string[] {
  const halves = text.split('/')
  if (halves.length === 2 && new Set(halves.map(toCompact)).size === 1) return halves
  return text.split(/\s+/).reduce<string[]>(
    (starts, word) => {
      const sides = word.split('/')
      const isRead = isChoice(sides) && starts.length * sides.length <= mostAnswers
      const words = isRead ? sides : [word]
      return starts.flatMap((start) => words.map((each) => `${start} ${each}`))
    },
    [''],
  )
}

/** Not of dates, fractions, units and “and/or”. */
const isChoice = (sides: readonly string[]): boolean =>
  sides.length > 1 &&
  sides.every((side) => /^[\p{L}'’-]{2,}$/u.test(side) || /^[£$€]?[\d.,]+%?$/.test(side)) &&
  (sides.some((side) => /\p{L}/u.test(side)) || new Set(sides.map(toCompact)).size === 1) &&
  sides.join('/').toLowerCase() !== 'and/or'

const toCompact = (text: string): string => foldForSearch(text).replaceAll(/[\s,-]/g, '')

/**
 * Capitals, signs that look the same (`foldText`), spaces and a full stop at the end make no other answer. For keys, answers and
 * the passages in which they are looked for.
 */
export const normaliseAnswer = (text: string): string =>
  foldForSearch(withPartedDigits(text))
    .trim()
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(?<=\d) ?- ?(?=\d)/g, '-')
    // “25 °C”, “25 %”
    .replaceAll(/(?<=\d) (?=[°%])|(?<=\d ?°) (?=[cf]\b)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;]$/, '')

/** 10² is not 102, and 1½ is not 11/2. */
const withPartedDigits = (text: string): string =>
  text.replaceAll(/(?<=\d)(?=[²³¹⁰⁴-⁹⁻])/g, '^').replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')

/** Where at or after `from` a normalised text has the words, not as a part of other words; -1 where it does not. */
export function findVerbatim(words: string, text: string, from = 0): number {
  const escaped = escapeRegExp(normaliseAnswer(words))
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu')
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}
