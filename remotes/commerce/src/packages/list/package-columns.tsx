import { findUnreadableField, readText } from '@console/shared/http/unreadable-fields'
import type { ListColumn } from '@console/shared/list'
import type { Package } from '@console/shared/schemas/package'
import { publicationStatuses } from '@console/shared/schemas/publication'
import { formatNumber } from '@console/shared/ui/number'
import { PublicationDot, publicationLabels } from '@console/shared/ui/status-dot'
import { parseTimestamp } from '@console/values/time/timestamp'
import { formatPackageMoney } from './format-package-money.ts'

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
    group: toCurrency,
    render: (record) => <Money amount={record.price} of={record} />,
  },
  {
    key: 'currency',
    title: 'Currency',
    isExtra: true,
    value: toCurrency,
  },
  {
    key: 'price_per_coin',
    title: 'Per coin',
    align: 'end',
    value: toPricePerCoin,
    group: toCurrency,
    render: (record) => <Money amount={toPricePerCoin(record)} of={record} digits={4} />,
    // Without the crumbs of binary fractions.
    exported: (record) => roundOff(toPricePerCoin(record)),
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
    value: ({ updated_at }) => parseTimestamp(updated_at),
    isMoment: true,
    exported: ({ updated_at }) => updated_at,
  },
  {
    key: 'updated_by',
    title: 'Updated by',
    isExtra: true,
    isOptional: true,
    value: ({ updated_by }) => updated_by ?? null,
  },
  {
    key: 'created_at',
    title: 'Created',
    isExtra: true,
    value: ({ created_at }) => parseTimestamp(created_at),
    isMoment: true,
    exported: ({ created_at }) => created_at,
  },
  { key: 'id', title: 'ID', isExtra: true, align: 'end', value: ({ id }) => id },
]

/** On a phone, under the name. */
export function PackageDetails({ record }: { record: Package }) {
  return (
    <>
      <PublicationDot status={record.status} />
      <span>{readText(record, 'coins', () => formatNumber(record.coins))} coins</span>
      <span>{readText(record, 'gems', () => formatNumber(record.gems))} gems</span>
    </>
  )
}

/** Null for a package that carries none. */
export function toCurrency({ currency }: Package): string | null {
  return currency?.toUpperCase() || null
}

/** Null for a package without coins, or without a price that could be read. */
function toPricePerCoin(record: Package): number | null {
  const { price, coins } = record
  return coins > 0 && findUnreadableField(record, 'price') === undefined ? price / coins : null
}

const roundOff = (value: number | null) => (value === null ? null : Number(value.toPrecision(12)))

type MoneyProps = { amount: number | null; of: Package; digits?: number }

function Money({ amount, of, digits }: MoneyProps) {
  return amount === null ? '–' : formatPackageMoney(amount, of, digits)
}
