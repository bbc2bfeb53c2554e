import { publicationLabels } from '@console/shared/ui/status-dot'
import { foldText } from '@console/values/text/fold-text'

/** Nobody can buy or use a new record before somebody has checked it. */
export const publicationField = {
  label: 'Status',
  choices: publicationLabels,
  blank: () => 'draft',
  copied: () => 'draft',
  fromCell: (cell: string) => foldText(cell).toLowerCase() || 'draft',
}
