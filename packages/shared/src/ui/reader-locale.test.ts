import { expect, test } from 'vitest'
import { toReaderLocale } from './reader-locale.ts'

const money = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(1234567.5)

test.each([
  ['en-US', '€1,234,567.50'],
  ['en-GB', '€1,234,567.50'],
  ['hi-IN', '€12,34,567.50'],
  ['bn-BD', '12,34,567.50€'],
  ['de-DE', '1.234.567,50 €'],
  ['de-AT', '€ 1.234.567,50'],
  ['', '€1,234,567.50'],
  ['not a language', '€1,234,567.50'],
])('a browser in %s shows money as %s', (language, text) => {
  expect(money(toReaderLocale(language)).replace(/\u00a0/g, ' ')).toBe(text)
})
