/** Low letters that are a word all the same. */
const words =
  '(?:so|sows?|sees?|ewes?|eves?|coves?|cows?|owes?|woes?|woo|wow|vows?|vs|we|coos?|ecos?|os|es|s)'
const end = String.raw`(?![\p{L}\d])`
const run = '(?:_{2,80}|[.…]{3,80})'

/** Rows of dots and lines to write on, as scanners read them: low letters, gaps in the row, dust beside it. */
const leaderRules: readonly (readonly [pattern: RegExp, plain: string])[] = [
  // “sheep pens ••••••••”
  [/[•·]{4,80}/g, '____'],
  // “_ _ _”, “__ ___ ____”
  [/_{1,80}(?: _{1,80}){1,20}/g, '____'],
  // “.......sceceseeees”, “............:.08”, “..,...”
  [
    new RegExp(
      String.raw`[.…]{3,80}(?![.…]|${words}${end})[.,:;ceos0]{0,60}(?:[ceos]|0[068]{0,2})${end}\.{0,80}|\.{2,80}(?:,\.{1,80}){1,3}`,
      'gu',
    ),
    '____',
  ],
  // “eccccccceee”, “ooo”
  [/(?<![\p{L}\d])[ceos0]{0,40}(?:ccc|eee|ooo)[ceos0]{0,40}\.{0,80}(?![\p{L}\d])/gu, '____'],
  // “34 wee”, “8 occ. 10 minutes”
  [
    new RegExp(
      String.raw`(?<=(?:^|\s)\d{1,2}\s)(?!${words}${end})[ceosvw]{2,8}\.?(?=\s[a-z\d]|[.,;]?$)`,
      'gu',
    ),
    '____',
  ],
  // “...... cece ee ____”
  [new RegExp(`${run}(?: (?:${run}|(?!${words}${end})[ceos0]{2,40}${end}[.:]{0,3})){1,9}`, 'gu'), '____'],
  // “NOT GIVEN _ if”
  [/(?<=\p{L} )_ (?=\p{L})/gu, ''],
  // “early . ____ were”, and “____ . of”, “____ • .”
  [new RegExp(String.raw`(?<=^|\s)[.•·]{1,2}(?:\s(?=${run})|(?=__))`, 'g'), ''],
  [/(?<=_{2}|\.{3})(?: ?[•·]| \.|(?<=_)\.)(?= (?:\p{Ll}|\.))/gu, ''],
]

export const repairLeaders = (line: string): string =>
  leaderRules.reduce((text, [pattern, plain]) => text.replace(pattern, plain), line)
