import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { ArticleSummary } from '@console/shared/schemas/article'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { toArticleCopyPath, toArticleEditPath } from '../../navigation/paths.ts'
import { listStatusActions } from './article-statuses.ts'

/** Menu entries of an article's row. */
export const buildRowActions =
  (platform: Platform, open: (path: string) => unknown, onDelete: (record: ArticleSummary) => void) =>
  (record: ArticleSummary): RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <Pencil size={14} aria-hidden />,
      onRun: () => void open(toArticleEditPath(record.id)),
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={14} aria-hidden />,
      onRun: () => void open(toArticleCopyPath(record.id)),
    },
    ...listStatusActions(platform, record),
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 size={14} aria-hidden />,
      onRun: () => onDelete(record),
    },
  ]
