/**
 * The locale for numbers and money: "12,34,567.50" in India, "1.234,56 €" in Germany. Digits are always 0 to 9, as the
 * console's fields expect.
 */
export const readerLocale: string = toReaderLocale(navigator.language)

/** `bn-BD-u-nu-latn` for `bn-BD`; `en` if the browser reports no language. */
export function toReaderLocale(language: string): string {
  try {
    return new Intl.Locale(language, { numberingSystem: 'latn' }).toString()
  } catch {
    return 'en'
  }
}
