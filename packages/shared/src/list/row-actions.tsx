import { MoreHorizontal } from 'lucide-react'
import { OverlayButton } from '../ui/overlay-button.tsx'
import type { RowAction } from './row-action.ts'

const importRowMenu = async () => (await import('./row-menu.tsx')).RowMenu

type RowActionsProps = {
  /** Of the record. */
  name: string
  actions: readonly RowAction[]
}

export function RowActions({ name, actions }: RowActionsProps) {
  return (
    <OverlayButton
      label={`Actions for ${name}`}
      icon={<MoreHorizontal size={16} aria-hidden />}
      size="small"
      load={importRowMenu}
      render={(RowMenu, overlay) => <RowMenu actions={actions} {...overlay} />}
    />
  )
}
