import { foldText } from '@console/values/text/fold-text'

/** Currencies that share a sign; the first is the one that is meant where the package has none of them. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP', 'EGP', 'LBP'],
  $: ['USD', 'AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD'],
  '¥': ['JPY', 'CNY'],
  '৳': ['BDT'],
  '₹': ['INR'],
  '₨': ['PKR', 'LKR', 'NPR'],
  '₦': ['NGN'],
  '₺': ['TRY'],
  '₩': ['KRW'],
}

export const allCurrencies = Intl.supportedValuesOf('currency')

/** The currency that a price was typed in; null where it names none. `current` stays where its sign was typed. */
export function readTypedCurrency(price: string, current: string): string | null {
  const [code] =
    foldText(price)
      .toUpperCase()
      .match(/\b[A-Z]{3}\b|(?<![A-Z])[A-Z]{3}(?=\d)|(?<=\d)[A-Z]{3}(?![A-Z])/) ?? []
  if (code !== undefined && allCurrencies.includes(code)) return code
  const [sign = ''] = price.match(/\p{Sc}/u) ?? []
  const meant = signs[sign] ?? []
  return meant.includes(current) ? current : (meant[0] ?? null)
}
