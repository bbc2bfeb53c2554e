import type { ListColumn } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { publicationStatuses } from '@console/shared/schemas/publication'
import { parseMoment } from '@console/shared/time/moment'
import { formatMoney, formatNumber } from '@console/shared/ui/number'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { PublicationDot, publicationLabels } from '@console/shared/ui/status-dot'

export const packageColumns: readonly [ListColumn<Package>, ...ListColumn<Package>[]] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'coins', title: 'Coins', align: 'end', value: ({ coins }) => coins },
  { key: 'gems', title: 'Gems', align: 'end', value: ({ gems }) => gems },
  {
    key: 'price',
    title: 'Price',
    align: 'end',
    isOnPhone: true,
    value: ({ price }) => price,
    render: (record) => <Money amount={record.price} of={record} />,
  },
  {
    key: 'price_per_coin',
    title: 'Per coin',
    align: 'end',
    value: toPricePerCoin,
    render: (record) => <Money amount={toPricePerCoin(record)} of={record} digits={4} />,
  },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => publicationStatuses.indexOf(status),
    render: ({ status }) => <PublicationDot status={status} />,
    exported: ({ status }) => publicationLabels[status],
  },
  {
    key: 'updated_at',
    title: 'Updated',
    value: ({ updated_at }) => parseMoment(updated_at),
    render: ({ updated_at }) => <RelativeTime at={updated_at} />,
    exported: ({ updated_at }) => updated_at,
  },
  {
    key: 'currency',
    title: 'Currency',
    isExtra: true,
    value: ({ currency }) => currency?.toUpperCase() ?? null,
  },
  {
    key: 'created_at',
    title: 'Created',
    isExtra: true,
    value: ({ created_at }) => parseMoment(created_at),
    render: ({ created_at }) => <RelativeTime at={created_at} />,
    exported: ({ created_at }) => created_at,
  },
  { key: 'id', title: 'ID', isExtra: true, align: 'end', value: ({ id }) => id },
]

/** On a phone, under the name. */
export function PackageDetails({ record }: { record: Package }) {
  return (
    <>
      <PublicationDot status={record.status} />
      <span>{formatNumber(record.coins)} coins</span>
      <span>{formatNumber(record.gems)} gems</span>
    </>
  )
}

/** Null for a package without coins. */
function toPricePerCoin({ price, coins }: Package): number | null {
  return coins > 0 ? price / coins : null
}

type MoneyProps = { amount: number | null; of: Package; digits?: number }

/** In the package's own currency, or the console's where it carries none. */
function Money({ amount, of: { currency }, digits }: MoneyProps) {
  const { settings } = usePlatform()
  return amount === null ? '–' : formatMoney(amount, currency || settings.defaultCurrency, digits)
}
