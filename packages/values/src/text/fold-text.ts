/** Nothing in it is folded, as of nearly every text: most of the time is saved here. */
const plain = /^[\t\n\x20-\x5f\x61-\x7e]*$/

/** Zero-width signs, soft hyphens, marks of direction, variation selectors: Unicode's Default_Ignorable_Code_Point. */
const invisible = /[\p{DI}\ufff9-\ufffb]/gu

/** NFKC would make a space with a mark above of each of these, and two signs of the last. */
const marksAlone: Readonly<Record<string, string>> = {
  '´': "'",
  '\u0384': "'",
  '\u1ffd': "'",
  '˚': '°',
  º: '°',
  '″': '"',
}
const markAlone = /[´\u0384\u1ffd˚º″]/g

/** What looks the same in NFKC still: quotes, dashes, slashes and line ends, with what the keyboard has for them. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[`\u02b9\u02bb\u02bc\u02bd\u02c8\u02ca\u02cb\u055a\u2018\u2019\u201b\u2032\u2035]/g, "'"],
  [/[\u02ba\u201c-\u201f]/g, '"'],
  [/[\u02d7\u2010-\u2015\u2043\u2212]/g, '-'],
  [/[\u2044\u2215]/g, '/'],
  [/[\v\f\r\u0085\u2028\u2029]/g, '\n'],
]

/** Of the scripts that have digits of their own. Most texts have none, and looking for digits takes longest. */
const otherScript = /[\u0660-\u1fff\ua000-\uffff]/
const otherDigit = /(?![0-9])\p{Nd}/gu

/**
 * One spelling for texts that look the same: NFKC without invisible signs, with straight quotes, the hyphen of the keyboard and
 * the digits 0 to 9. For what is compared, and for codes, numbers and dates; other texts are stored as they were typed.
 */
export function foldText(text: string): string {
  if (plain.test(text)) return text
  const compatible = text
    .replace(invisible, '')
    .replace(markAlone, (sign) => marksAlone[sign] ?? sign)
    .normalize('NFKC')
  const folded = alike.reduce((said, [signs, key]) => said.replace(signs, key), compatible)
  return otherScript.test(folded) ? folded.replace(otherDigit, toDigit) : folded
}

/** The same in small letters, for texts that are searched. Two capitals have another small letter beside others. */
export function foldForSearch(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  const folded = foldText(text)
  if (!/[İΣ]/.test(folded)) return folded.toLowerCase().replaceAll('ς', 'σ')
  return folded.replaceAll('İ', 'I').toLowerCase().replaceAll('ς', 'σ').normalize()
}

/** Digits of a script stand in a row from its zero on; where two rows meet, each has ten. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

/** A letter with all that NFKC could join to it. */
const cluster = /.[\p{M}\p{DI}\ufff9-\ufffb\u1160-\u11ff\u3131-\u3163\uff9e-\uffdc]*/gsu

type FoldedText = { folded: string; toStart(at: number): number; toEnd(at: number): number }

/** A text folded for search, and where in the text what is found in it begins and ends. */
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

/** Between two letters of other scripts these two change how they are written. */
const joiners = /[\u200c\u200d](?=[\0-\x7f]|$)/g

/** Invisible signs that a text can be stored without: what is left changes how letters, or emoji, are drawn. */
const droppable = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** A pasted text without the invisible signs that other programs leave in it; what joins or parts letters stays. */
export const dropInvisible = (text: string): string =>
  plain.test(text) ? text : text.replace(droppable, '').replace(joiners, '')
