/** Fast path: nearly every text contains nothing to fold. */
const plain = /^[\t\n\x20-\x5f\x61-\x7e]*$/

/** Zero-width characters, soft hyphens, direction marks, variation selectors: Unicode's Default_Ignorable_Code_Point. */
const invisible = /[\p{DI}\ufff9-\ufffb]/gu

/** NFKC would turn each of these into a space with a combining mark, and the last into two characters. */
const marksAlone: Readonly<Record<string, string>> = {
  '´': "'",
  '\u0384': "'",
  '\u1ffd': "'",
  '˚': '°',
  º: '°',
  '″': '"',
}
const markAlone = /[´\u0384\u1ffd˚º″]/g

/**
 * Characters that still look alike after NFKC: quotes, dashes, slashes and line ends, with their keyboard equivalents.
 */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[`\u02b9\u02bb\u02bc\u02bd\u02c8\u02ca\u02cb\u055a\u2018\u2019\u201b\u2032\u2035]/g, "'"],
  [/[\u02ba\u201c-\u201f]/g, '"'],
  [/[\u02d7\u2010-\u2015\u2043\u2212]/g, '-'],
  [/[\u2044\u2215]/g, '/'],
  [/[\v\f\r\u0085\u2028\u2029]/g, '\n'],
]

/** Scripts with digits of their own. Most texts have none, and searching for digits is slow. */
const otherScript = /[\u0660-\u1fff\ua000-\uffff]/
const otherDigit = /(?![0-9])\p{Nd}/gu

/**
 * One spelling for texts that look the same: NFKC without invisible characters, with straight quotes, the keyboard's
 * hyphen and the digits 0 to 9. For comparisons, and for codes, numbers and dates; other texts are stored as typed.
 */
export function foldText(text: string): string {
  if (plain.test(text)) return text
  const compatible = text
    .replace(invisible, '')
    .replace(markAlone, (sign) => marksAlone[sign] ?? sign)
    .normalize('NFKC')
  const folded = alike.reduce((current, [signs, key]) => current.replace(signs, key), compatible)
  return otherScript.test(folded) ? folded.replace(otherDigit, toDigit) : folded
}

/** The same in lower case, for searching. The lower case of two capitals depends on their neighbours. */
export function foldForSearch(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  const folded = foldText(text)
  if (!/[İΣ]/.test(folded)) return folded.toLowerCase().replaceAll('ς', 'σ')
  return folded.replaceAll('İ', 'I').toLowerCase().replaceAll('ς', 'σ').normalize()
}

/** A script's digits are consecutive, from its zero; where two ranges meet, each has ten. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

/** A letter with everything that NFKC could combine with it. */
const cluster = /.[\p{M}\p{DI}\ufff9-\ufffb\u1160-\u11ff\u3131-\u3163\uff9e-\uffdc]*/gsu

type FoldedText = { folded: string; toStart(at: number): number; toEnd(at: number): number }

/** A text folded for searching, with a mapping of match positions back to the original. */
export function foldWithOffsets(text: string): FoldedText {
  if (plain.test(text)) return { folded: text.toLowerCase(), toStart: (at) => at, toEnd: (at) => at }
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: letters, index } of text.matchAll(cluster)) {
    const piece = foldForSearch(letters)
    for (let at = 0; at < piece.length; at++) {
      starts.push(index)
      ends.push(index + letters.length)
    }
    folded += piece
  }
  return {
    folded,
    toStart: (at) => starts[at] ?? text.length,
    toEnd: (at) => ends[at - 1] ?? 0,
  }
}

/** Between letters of other scripts these two change how the letters are written. */
const joiners = /[\u200c\u200d](?=[\0-\x7f]|$)/g

/** Invisible characters that a text can be stored without: the others change how letters or emoji are drawn. */
const droppable = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** Removes invisible characters that other programs leave in pasted text; those that join or separate letters stay. */
export const dropInvisible = (text: string): string =>
  plain.test(text) ? text : text.replace(droppable, '').replace(joiners, '')
