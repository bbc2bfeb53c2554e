import { lowerFirst, upperFirst } from 'es-toolkit/string'

type Asked = { find: string; replacement: string; matchCase: boolean }

/** Applies the capitalization of the match to the replacement, if it differs from the search text. */
export function keepCase(found: string, { find, replacement, matchCase }: Asked): string {
  if (matchCase || found === find) return replacement
  if (found.length > 1 && isUpper(found) && !isUpper(find)) return replacement.toUpperCase()
  const [given = '', typed = ''] = [found.slice(0, 1), find.slice(0, 1)]
  if (isUpper(given) && !isUpper(typed)) return upperFirst(replacement)
  // Acronyms such as “IELTS” keep their capitals.
  return isUpper(typed) && !isUpper(given) && isCapitalized(find) && isCapitalized(replacement)
    ? lowerFirst(replacement)
    : replacement
}

const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase()

const isCapitalized = (text: string) => text.slice(1) === text.slice(1).toLowerCase()
