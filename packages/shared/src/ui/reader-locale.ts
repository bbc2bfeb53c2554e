/**
 * English as written in the reader's region: the console's words are English, its numbers and money are grouped and
 * marked as people there expect ("1,23,456" in India, "€ 1.234,56" in Austria).
 */
export const readerLocale: string = toReaderLocale(navigator.language)

/** `en-IN` for `hi-IN` and for `hi`; `en` where the browser names no region or no language at all. */
export function toReaderLocale(language: string): string {
  try {
    const { region } = new Intl.Locale(language).maximize()
    return region === undefined ? 'en' : `en-${region}`
  } catch {
    return 'en'
  }
}
