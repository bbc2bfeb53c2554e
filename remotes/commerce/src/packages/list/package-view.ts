import type { Package } from '@console/shared/schemas/package'
import { type PublicationStatus, publicationStatuses } from '@console/shared/schemas/publication'
import { type Sort, sortRecords, urlSort } from '@console/shared/ui/table-sort'
import { urlFlag, urlNumber, urlPage, urlText } from '@console/shared/ui/url-state'
import * as z from 'zod/mini'

const sortKeys = ['name', 'coins', 'gems', 'price', 'price_per_coin', 'status', 'updated_at'] as const
type PackageSortKey = (typeof sortKeys)[number]

/** `/packages/?q=gold&status=draft&sort=-price&page=2`, and `edit=7` or `new` while the form is open. */
export const packageListUrlSchema = z.object({
  q: urlText,
  status: z.catch(z.optional(z.enum(publicationStatuses)), undefined),
  sort: urlSort<PackageSortKey>(sortKeys, '-updated_at'),
  page: urlPage,
  edit: urlNumber,
  new: urlFlag,
})
export type PackageListUrl = z.infer<typeof packageListUrlSchema>

/** Null for a package without coins. */
export const toPricePerCoin = ({ price, coins }: Package): number | null => (coins > 0 ? price / coins : null)

const sortValues: Record<PackageSortKey, (record: Package) => string | number | null> = {
  name: (record) => record.name,
  coins: (record) => record.coins,
  gems: (record) => record.gems,
  price: (record) => record.price,
  price_per_coin: toPricePerCoin,
  status: (record) => publicationStatuses.indexOf(record.status),
  updated_at: (record) => Date.parse(record.updated_at),
}

type PackageView = { q: string; status?: PublicationStatus | undefined; sort: Sort<PackageSortKey> }

export function toVisiblePackages(records: readonly Package[], view: PackageView): Package[] {
  const wanted = view.q.trim().toLowerCase()
  const found = records.filter(
    (record) =>
      (view.status === undefined || record.status === view.status) &&
      record.name.toLowerCase().includes(wanted),
  )
  return sortRecords(found, view.sort, sortValues)
}
