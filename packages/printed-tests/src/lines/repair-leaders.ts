/** Low letters that are a word all the same. */
const word =
  '(?:so|sows?|sees?|ewes?|eves?|ve|coves?|cows?|owes?|woes?|wow|vows?|vs|we|wove|sews?|os|es|s)(?!\\p{L})'
const end = String.raw`(?![\p{L}\d])`
const run = '(?:_{2,80}|[.…]{3,80})'

/** Rows of dots and lines to write on, as scanners read them, and the dust beside them. */
export const leaderPatterns = {
  signs: /[•·]{4,80}|_{1,80}(?: _{1,80}){1,20}/g,
  dotted: new RegExp(
    String.raw`[.…]{3,80}(?![.…]|${word})[.,:;ceos0]{0,60}(?:[ceos]|0[068]{0,2})${end}\.{0,80}|\.{2,80}(?:,\.{1,80}){1,3}`,
    'gu',
  ),
  lettered: /(?<![\p{L}\d])[ceos0]{0,40}(?:ccc|eee|ooo)[ceos0]{0,40}\.{0,80}(?![\p{L}\d])/gu,
  numbered: new RegExp(
    String.raw`(?<=\b\d{1,2}\s)(?!cc\s|${word})[ceosvw]{2,8}\.?(?=\s[a-z\d]|[.,;]?$)`,
    'gu',
  ),
  besideGap: new RegExp(`${run}(?: (?:${run}|(?!${word})[ceos0]{2,40}${end}[.:]{0,3})){1,9}`, 'gu'),
}

const dust = new RegExp(
  String.raw`(?<=\p{L} )_ (?=\p{L})|(?<=^|\s)[.,•·]{1,2}(?:\s(?=${run})|(?=__))|(?<=__|\.{3})(?: ?[•·]| \.|(?<=_)\.)(?= (?:\p{Ll}|\.))`,
  'gu',
)

export const repairLeaders = (line: string): string =>
  Object.values(leaderPatterns)
    .reduce((text, pattern) => text.replace(pattern, '____'), line)
    .replace(dust, '')
