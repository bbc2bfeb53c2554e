import { guardStorage } from '../storage/guarded-storage.ts'

/** Key in localStorage of the locale that a person chose for numbers on this device. */
export const numberLocaleKey = 'number-locale'

const chosen = guardStorage(() => localStorage).read(numberLocaleKey)

/**
 * The locale for numbers and money, chosen by the person or of the browser: "12,34,567.50" in India, "1.234,56 €" in
 * Germany. Digits are always 0 to 9, as the console's fields expect.
 */
export const readerLocale: string = toReaderLocale(chosen ?? navigator.language)

/** `bn-BD-u-nu-latn` for `bn-BD`; `en` if the language is none. */
export function toReaderLocale(language: string): string {
  try {
    return new Intl.Locale(language, { numberingSystem: 'latn' }).toString()
  } catch {
    return 'en'
  }
}
