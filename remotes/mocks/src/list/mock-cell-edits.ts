import { toStatusLabel } from '@console/ielts'
import type { MockSummary } from '@console/ielts/schemas'
import type { RowAction } from '@console/shared/list/actions'
import type { CellEdits } from '@console/shared/list/cell-edit'
import { toStatusTone } from '../labels/status-tone.ts'

/** Statuses can be changed in their cell, unless the list contains none. */
export const buildCellEdits = (listStatuses: (mock: MockSummary) => RowAction[]): CellEdits<MockSummary> => ({
  status: (mock) =>
    mock.status === null
      ? null
      : {
          label: `Change the status of ${mock.name}, ${toStatusLabel(mock.status)}`,
          tone: toStatusTone(mock.status),
          status: toStatusLabel(mock.status),
          listActions: () => listStatuses(mock),
        },
})
