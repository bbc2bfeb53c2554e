import type { ChangeWords } from '@console/shared/editing/editor-options'
import { blankOdd } from '@console/shared/http/odd-fields'
import { type Package, packagePayloadSchema } from '@console/shared/schemas/package'
import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { publicationLabels } from '@console/shared/ui/status-dot'
import type { JsonObject } from '@console/values/json/json-document'
import { readDecimals } from '@console/values/money/money-limits'
import { buildUpdate, listTouched } from '../../records/form/touched.ts'
import { toMoneyText } from '../../records/numbers/money-text.ts'
import { readCount, readMoney, toPlainNumber } from '../../records/numbers/typed-number.ts'
import {
  type PackageDraft,
  packageDraftSchema,
  packageFormSchema,
  readAnyCount,
} from '../api/package.schema.ts'

/** In the order they stand on screen. */
export const packageFields = ['name', 'coins', 'gems', 'price', 'currency', 'status'] as const

/** What the form of a new package starts from. */
export const toBlankPackage = (currency: string): PackageDraft => ({
  name: '',
  coins: '',
  gems: '',
  price: '',
  currency,
  status: 'draft',
})

/**
 * What the form starts from. Numbers are text in it, so that nothing typed is ever changed under the hand. The specification has
 * no currency in a package: where the server tells none, it is the one that was sent, and otherwise nobody knows it.
 */
export const toPackageDraft = (record: Package, sent = ''): PackageDraft =>
  blankOdd(
    {
      name: record.name,
      coins: String(record.coins),
      gems: String(record.gems),
      price: toMoneyText(record.price, readDecimals(record.currency ?? '')),
      currency: record.currency?.toUpperCase() || sent,
      status: record.status,
    },
    record,
  )

/** A copy starts as a draft under a name of its own, so that nobody buys it before it was looked at. */
export const toCopiedPackage = (record: Package, defaultCurrency: string): PackageDraft => ({
  ...toPackageDraft(record, defaultCurrency),
  name: `${record.name.slice(0, 248)} (copy)`,
  status: 'draft',
})

/** `4.90` and `4.9` are one price. */
const toMeaning = (draft: PackageDraft): PackageDraft => ({
  ...draft,
  coins: toPlainNumber(draft.coins, readAnyCount(draft.coins)),
  gems: toPlainNumber(draft.gems, readAnyCount(draft.gems)),
  price: toPlainNumber(draft.price, readMoney(draft.price)),
  currency: draft.currency.trim().toUpperCase(),
})

/** What was typed in one spelling for what means the same. */
export const normalisePackageDraft = (draft: PackageDraft): PackageDraft => ({
  ...toMeaning(draft),
  name: draft.name.trim(),
})

export const listTouchedInPackage = (draft: PackageDraft, base: PackageDraft | null) =>
  listTouched(packageFields, { draft, base, toMeaning })

/** What a POST or PUT sends: what was typed, and of a package all else as it came. */
export function buildPackagePayload(record: Package | null, draft: PackageDraft): JsonObject {
  const touched = listTouchedInPackage(draft, record && toPackageDraft(record))
  const values = Object.fromEntries(
    touched.map((field) => [
      field,
      packageFormSchema.shape[field].safeParse(draft[field]).data ?? draft[field],
    ]),
  )
  return record === null ? values : buildUpdate(record, packagePayloadSchema, values)
}

export const packageFieldLabels = {
  name: 'Name',
  coins: 'Coins',
  gems: 'Gems',
  price: 'Price',
  currency: 'Currency',
  status: 'Status',
} satisfies Record<keyof PackageDraft, string>

/** Differences of two packages in words. */
export const packageWords: ChangeWords = {
  noun: 'package',
  label: ([field]) => Object.entries(packageFieldLabels).find(([name]) => name === field)?.[1] ?? 'Package',
  text(value, [field], document) {
    if (typeof value !== 'string') return undefined
    if (field === 'status') return Object.entries(publicationLabels).find(([status]) => status === value)?.[1]
    if (field === 'price') return toPriceText(value, packageDraftSchema.safeParse(document).data?.currency)
    const count = field === 'coins' || field === 'gems' ? readCount(value) : null
    return count === null ? undefined : formatNumber(count)
  },
}

function toPriceText(typed: string, currency: string | undefined): string | undefined {
  const price = readMoney(typed)
  return price === null || currency === undefined ? undefined : formatMoney(price, currency)
}
