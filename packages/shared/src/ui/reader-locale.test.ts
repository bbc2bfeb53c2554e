import { expect, test } from 'vitest'
import { toReaderLocale } from './reader-locale.ts'

const money = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(1234567.5)

test.each([
  ['en-US', 'en-US', '€1,234,567.50'],
  ['en-GB', 'en-GB', '€1,234,567.50'],
  ['hi', 'en-IN', '€12,34,567.50'],
  ['de-AT', 'en-AT', '€ 1.234.567,50'],
  ['', 'en', '€1,234,567.50'],
  ['not a language', 'en', '€1,234,567.50'],
])('for %s numbers are written as in %s: %s', (language, locale, text) => {
  expect(toReaderLocale(language)).toBe(locale)
  expect(money(locale).replace(/\u00a0/g, ' ')).toBe(text)
})
