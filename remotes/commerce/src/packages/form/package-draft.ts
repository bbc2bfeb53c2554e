import type { ChangeWords } from '@console/shared/editing/editor-options'
import type { Package, PackagePayload } from '@console/shared/schemas/package'
import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { readCount, readMoney } from '../../records/numbers/typed-number.ts'
import {
  type PackageDraft,
  type PackageFormValues,
  packageDraftSchema,
  packageFormSchema,
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

/** What the form starts from. Numbers are text in it, so that nothing typed is ever changed under the hand. */
export const toPackageDraft = (
  record: Package | PackageFormValues,
  defaultCurrency: string,
): PackageDraft => ({
  name: record.name,
  coins: String(record.coins),
  gems: String(record.gems),
  price: String(record.price),
  currency: (record.currency || defaultCurrency).toUpperCase(),
  status: record.status,
})

/** A copy starts as a draft under a name of its own, so that nobody buys it before it was looked at. */
export const toCopiedPackage = (record: Package, defaultCurrency: string): PackageDraft => ({
  ...toPackageDraft(record, defaultCurrency),
  name: `${record.name.slice(0, 248)} (copy)`,
  status: 'draft',
})

/** What was typed in the spelling of the server: `4.90` and `4.9` are one price. */
export function normalisePackageDraft(draft: PackageDraft): PackageDraft {
  const parsed = packageFormSchema.safeParse(draft)
  return parsed.success ? toPackageDraft(parsed.data, draft.currency) : draft
}

/**
 * The server's own fields, unknown ones included, under the form's values; what the server assigns is left out. A currency
 * that is still the server's keeps its spelling.
 */
export function buildPackagePayload(record: Package | null, values: PackageFormValues): PackagePayload {
  const known: Partial<Package> = record ?? {}
  const { id: _id, created_at: _created, updated_at: _updated, updated_by: _by, ...rest } = known
  const { currency, ...kept } = rest
  const isSame = currency?.toUpperCase() === values.currency
  return { ...kept, ...values, currency: (isSame && currency) || values.currency }
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
    if (field === 'price') return toMoneyText(value, packageDraftSchema.safeParse(document).data?.currency)
    const count = field === 'coins' || field === 'gems' ? readCount(value) : null
    return count === null ? undefined : formatNumber(count)
  },
}

function toMoneyText(typed: string, currency: string | undefined): string | undefined {
  const price = readMoney(typed)
  return price === null || currency === undefined ? undefined : formatMoney(price, currency)
}
