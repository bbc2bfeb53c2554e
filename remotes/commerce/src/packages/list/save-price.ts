import type { ChangedResource } from '@console/shared/changes/announce-change'
import { saveCell } from '@console/shared/changes/save-cell'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import type { Package } from '@console/shared/schemas/package'
import { checkDraft } from '../../records/fields/check-draft.ts'
import { toDraft } from '../../records/fields/draft.ts'
import { readMoney } from '../../records/numbers/typed-number.ts'
import { allPackages, packageQueries } from '../api/package.queries.ts'
import { packageBody, packageFields } from '../fields/package-fields.ts'
import { readTypedCurrency } from '../form/typed-currency.ts'
import { formatPackageMoney } from './format-package-money.ts'
import { beginPackageChange } from './package-change.ts'

type PriceChange = Pick<Package, 'price' | 'currency'>

/** Takes the price as the form does, with its currency where one was typed: "€4,99". For `TextEdit.save`. */
export async function savePrice(platform: Platform, record: Package, text: string): Promise<string | null> {
  const from = readPrice(record)
  const current = record.currency?.toUpperCase() ?? ''
  const typed = readTypedCurrency(text, current) ?? current
  const currency = typed === current ? record.currency : typed
  const price = readMoney(text)
  if (price === from.price && currency === from.currency) return null
  const base = toDraft(packageFields, record)
  const problems = checkDraft(packageFields, packageBody, { ...base, price: text, currency: typed }, base)
  const [problem] = problems['price'] ?? []
  if (problem !== undefined || price === null) return problem ?? null
  return saveCell(platform, toPriceResource(platform), record, { price, currency }, from)
}

const readPrice = ({ price, currency }: Package): PriceChange => ({ price, currency })

const toPriceResource = (platform: Platform): ChangedResource<Package, PriceChange> => ({
  nameOf: ({ name }) => name,
  invalidates: [allPackages],
  rows: {
    fetchList: fetchLatest(packageQueries(platform.api).list()),
    read: readPrice,
  },
  read: readPrice,
  begin: async (change, from) => beginPackageChange(platform, change, from),
  describe: ({ name, status }, change) => ({
    doing: `Changing the price of “${name}”`,
    done: `“${name}” now costs ${formatPackageMoney(change.price, change)}`,
    ...(status === 'published' && { description: 'New purchases use this price.' }),
  }),
})
