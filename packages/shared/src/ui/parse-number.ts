import { foldText } from '@console/values/text/fold-text'
import { readerLocale } from './reader-locale.ts'

type Spelling = {
  /** The reader's decimal separator. It decides ambiguous texts such as `1,500` and `1.500`. */
  decimal?: '.' | ','
  /** Decimals are impossible, so `1.500` is one thousand five hundred in every locale. */
  isWhole?: boolean
  /** Unit allowed before or after the number, as the source of a regular expression. */
  unit?: string
}

const [, { value: localSign } = { value: '.' }] = new Intl.NumberFormat(readerLocale).formatToParts(1.5)
const localDecimal = localSign === ',' ? ',' : '.'

/** Parses a number in any common notation and script; null if the text is none. */
export function parseNumber(
  text: string,
  { decimal = localDecimal, isWhole = false, unit = '' }: Spelling = {},
): number | null {
  // Superscript and circled digits and fractions are not digits of a number.
  if (/\p{No}/u.test(text)) return null
  // The Arabic decimal separator is unambiguous; thousands have a separator of their own.
  if (text.includes('٫')) return parseNumber(text.replaceAll('٫', '.'), { decimal: '.', unit })
  const plain = foldText(text)
    .replaceAll('،', ',')
    .replace(/(?<=\d)٬(?=\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [, sign = '', unsigned = ''] = /^([-+]?) ?(.*)$/.exec(withoutUnit(plain, unit)) ?? []
  // "4.–" and "4,-" are prices in Switzerland, where apostrophes separate thousands.
  const body = withoutUnit(unsigned, unit)
    .replace(/[.,]-*$/, '')
    .replace(/(?<=\d)'(?=\d)/g, ' ')
  if (!/^[\d., ]+$/.test(body)) return null
  const at = findDecimal(body, decimal, isWhole)
  const whole = at === -1 ? body : body.slice(0, at)
  const fraction = at === -1 ? '' : body.slice(at + 1)
  if (!/^\d*$/.test(fraction) || !(/^\d*$/.test(whole) || isGrouped(whole))) return null
  const digits = whole.replace(/\D/g, '')
  if (digits + fraction === '') return null
  return Number(`${sign === '-' ? '-' : ''}${digits || '0'}.${fraction || '0'}`)
}

function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text
  return text.replace(new RegExp(`^(?:${unit}) ?`, 'iu'), '').replace(new RegExp(` ?(?:${unit})$`, 'iu'), '')
}

/** Index of the decimal separator; -1 if there is none. */
function findDecimal(body: string, decimal: '.' | ',', isWhole: boolean): number {
  const signs = body.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return -1
  const at = body.lastIndexOf(last)
  // The later of two separators; one that repeats separates thousands.
  if (signs.filter((sign) => sign === last).length > 1) return -1
  if (signs.length > 1 || body.includes(' ')) return at
  const mayBeThousand = /^[1-9]\d{0,2}[.,]\d{3}$/.test(body)
  return mayBeThousand && (isWhole || last !== decimal) ? -1 : at
}

/** Thousands grouped by one separator, in threes or as in India: 1,500,000 and 15,00,000. */
const isGrouped = (whole: string) =>
  /^\d{1,3}([., ])(?:\d{3}\1)*\d{3}$/.test(whole) || /^\d{1,2},(?:\d\d,)*\d{3}$/.test(whole)
