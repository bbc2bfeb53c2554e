import { buildStatusActions } from '@console/shared/changes/status-change'
import type { CellEdits } from '@console/shared/list/cell-edit'
import type { Platform } from '@console/shared/platform'
import type { Package } from '@console/shared/schemas/package'
import { publicationLabels, publicationTones } from '@console/shared/ui/status-dot'
import { readDecimals } from '@console/values/money/money-limits'
import { toMoneyText } from '../../records/numbers/money-text.ts'
import { formatPackageMoney } from './format-package-money.ts'
import { toStatusResource } from './package-status.ts'

/** Fields of a package that are changed in the list itself. */
export const buildCellEdits = (platform: Platform): CellEdits<Package> => ({
  price: (record) => ({
    label: `Change the price of ${record.name}, ${formatPackageMoney(record.price, record)}`,
    field: `Price of ${record.name}`,
    text: toMoneyText(record.price, readDecimals(record.currency)),
    save: async (text) => {
      const { savePrice } = await import(/* webpackChunkName: "changes" */ './save-price.ts')
      return savePrice(platform, record, text)
    },
  }),
  status: (record) => ({
    tone: publicationTones[record.status],
    status: publicationLabels[record.status],
    label: `Change the status of ${record.name}, ${publicationLabels[record.status]}`,
    listActions: () => buildStatusActions(platform, toStatusResource(platform), record, record.status),
  }),
})
