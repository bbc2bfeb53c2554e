import { dropInvisible, foldForSearch } from '@console/values/text/fold-text'
import { uniq } from 'es-toolkit/array'
import { escapeRegExp } from 'es-toolkit/string'

/** Separates whole answers: `|`, `;`, OR and a slash beside a space, except in brackets. */
const divider = /(?:[|;]|(?<=\s)\/|\/(?=\s)|(?<=\s)OR(?=\s))(?![^()]{0,200}\))/

/** Stops the expansion of a malformed key; a real one accepts far fewer answers. */
const mostAnswers = 32

/**
 * The answers that a key accepts, the shortest first, in any notation that people use: `(the) tutor`, `fish(ing)`, `a / b`,
 * `clothes/clothing`, `1,200 / 1200`, `23(rd)`. On the wire they are separated by `|`.
 */
export const listAccepted = (key: string): string[] => listAnswers(key, expandSlashes)

/** Accepted answers, and unsplit ones with a slash between words: `TCP/IP` and `his/her` may be meant as a whole. */
export const listCorrect = (key: string): string[] =>
  uniq([...listAccepted(key), ...listAnswers(key, (text) => (wordSlash.test(text) ? [text] : []))])

const wordSlash = /\p{L}\/\p{L}/u

/** A key for the wire, with every correct answer written out. */
export const toKeyText = (key: string): string => listCorrect(key).join('|')

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

/** Brackets contain optional text, or a remark such as “NOT teacher”. */
function expandBrackets(text: string): string[] {
  const first = /\(([^()]*)\)/.exec(text)
  if (first === null) return [text]
  const [whole, inside = ''] = first
  const before = text.slice(0, first.index)
  const after = text.slice(first.index + whole.length)
  const rests = expandBrackets(after)
  // The area code of a telephone number is not optional.
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
  const spellings = text.split('/')
  if (new Set(spellings.map(toCompact)).size === 1) return spellings
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

/** Excludes dates, fractions, units and “and/or”. */
const isChoice = (sides: readonly string[]): boolean =>
  sides.length > 1 &&
  sides.every((side) => /^[\p{L}'’-]{2,}$/u.test(side) || /^[£$€]?[\d.,]+%?$/.test(side)) &&
  (sides.some((side) => /\p{L}/u.test(side)) || new Set(sides.map(toCompact)).size === 1) &&
  sides.join('/').toLowerCase() !== 'and/or'

const toCompact = (text: string): string => foldForSearch(text).replaceAll(/[\s,-]/g, '')

/**
 * Removes differences that do not make another answer: case, characters that look alike (`foldText`), spaces and a full
 * stop at the end. For keys, answers and passages alike.
 */
export const normaliseAnswer = (text: string): string =>
  foldForSearch(separateSuperscripts(text))
    .trim()
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(?<=\d) ?- ?(?=\d)/g, '-')
    // “25 °C”, “25 %”
    .replaceAll(/(?<=\d) (?=[°%])|(?<=\d ?°) (?=[cf]\b)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;]$/, '')

/** Otherwise 10² would become 102, and 1½ would become 11/2. */
const separateSuperscripts = (text: string): string =>
  text.replaceAll(/(?<=\d)(?=[²³¹⁰⁴-⁹⁻])/g, '^').replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')

/** Index of whole words in a normalised text, from `from` on; -1 if it does not contain them. */
export function findVerbatim(words: string, text: string, from = 0): number {
  const escaped = escapeRegExp(normaliseAnswer(words))
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu')
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}
