import { type Package, packagePayloadSchema } from '@console/shared/schemas/package'
import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { readDecimals } from '@console/values/money/money-limits'
import { foldText } from '@console/values/text/fold-text'
import { numberField } from '../../records/fields/number-field.ts'
import { publicationField } from '../../records/fields/publication-field.ts'
import type { DraftOf, Fields } from '../../records/fields/record-field.ts'
import { toMoneyText } from '../../records/numbers/money-text.ts'
import { readCount, readMoney } from '../../records/numbers/typed-number.ts'

export const packageBody = packagePayloadSchema

export type PackageDraft = DraftOf<typeof packageBody, Pick<Package, 'status'>>

/** None were meant where nothing was typed. */
const readAnyCount = (text: string) => (text.trim() === '' ? 0 : readCount(text))

const counted = numberField<PackageDraft>({ read: readAnyCount, format: formatNumber })

const checkCount = (text: string) => readAnyCount(text) === null && 'Enter a whole number, 0 or more'

/** Every field of a package; its form and what is sent follow from this. */
export const packageFields: Fields<Package, PackageDraft> = {
  name: {
    label: 'Name',
    copied: (name) => `${name.slice(0, 248)} (copy)`,
  },
  coins: {
    label: 'Coins',
    ...counted,
    check(text, { gems }) {
      if (text.trim() + gems.trim() === '') return 'Enter how many coins or gems the package holds'
      return checkCount(text)
    },
  },
  gems: { label: 'Gems', ...counted, check: checkCount },
  price: {
    label: 'Price',
    from: ({ price, currency }) => toMoneyText(price, readDecimals(currency)),
    ...numberField<PackageDraft>({
      read: readMoney,
      format: (price, { currency }) => formatMoney(price, currency),
      decimals: ({ currency }) => readDecimals(currency),
    }),
  },
  currency: {
    label: 'Currency',
    // SPEC has no currency in a package: if the server returns none, it is the one that was sent, and otherwise
    // unknown.
    from: ({ currency }, sent) => currency?.toUpperCase() || sent,
    to: (text) => foldText(text).trim().toUpperCase(),
    spell: (text) => text.trim().toUpperCase(),
    // The currency decides how many decimals a price may have.
    judgedAt: 'price',
  },
  status: publicationField,
}
