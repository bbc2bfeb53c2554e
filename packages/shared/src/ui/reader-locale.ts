/**
 * How the reader's browser writes numbers and money: "12,34,567.50" in India, "1.234,56 €" in Germany. The digits are
 * always 0 to 9, which is what the console's fields accept.
 */
export const readerLocale: string = toReaderLocale(navigator.language)

/** `bn-BD-u-nu-latn` for `bn-BD`; `en` where the browser names no language. */
export function toReaderLocale(language: string): string {
  try {
    return new Intl.Locale(language, { numberingSystem: 'latn' }).toString()
  } catch {
    return 'en'
  }
}
