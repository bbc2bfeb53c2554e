/** Verbs and nouns that end in -ise in American English too. */
const alwaysIse =
  'adverti|ari|chasti|circumci|compri|compromi|devi|disgui|enterpri|exerci|experti|franchi|improvi|merchandi|otherwi|precisi|premi|promi|revi|supervi|surpri|televi|treati'

/** British spellings and their American replacements. */
const american: readonly (readonly [RegExp, string])[] = [
  [/\b(arm|behavi|col|fav|flav|glam|harb|hon|hum|lab|neighb|od|rum|splend|tum|vap|vig)our/g, '$1or'],
  [/\b((?:kilo|centi|milli)?met|(?:milli)?lit|cent|fib|theat|spect|somb)re(s?)\b/g, '$1er$2'],
  [
    new RegExp(String.raw`\b(?!(?:${alwaysIse})s)([a-z]{4,}|reali?|orga?ni)is(e[ds]?|ing|ations?)\b`, 'g'),
    '$1iz$2',
  ],
  [/\b(anal|catal|paral)ys(e[ds]?|ing)\b/g, '$1yz$2'],
  [/\b(catal|dial)ogue/g, '$1og'],
  [/\b(travel|cancel|label|model|signal|fuel)l(ed|ing|ers?)\b/g, '$1$2'],
  [/\b(def|lic|off)ence/g, '$1ense'],
  [/\bprogramme\b/g, 'program'],
  [/\bgrey/g, 'gray'],
  [/\bjewellery\b/g, 'jewelry'],
  [/\baluminium\b/g, 'aluminum'],
  [/\bmould/g, 'mold'],
  [/\btyre/g, 'tire'],
]

/** Converts British to American spelling: IELTS accepts both (ielts.org, “Test format”). */
export const withOneSpelling = (text: string): string =>
  american.reduce((current, [british, ending]) => current.replaceAll(british, ending), text)
