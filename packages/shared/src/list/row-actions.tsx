import { OverlayButton } from '../ui/overlay-button.tsx'
import styles from './list-table.module.css'
import type { RowAction } from './row-action.ts'

export const importRowMenu = async () => (await import('./row-menu.tsx')).RowMenu

type RowActionsProps = {
  /** Of the record. */
  name: string
  actions: readonly RowAction[]
}

export function RowActions({ name, actions }: RowActionsProps) {
  return (
    <OverlayButton
      label={`Actions for ${name}`}
      className={styles.menu ?? ''}
      load={importRowMenu}
      render={(RowMenu, overlay) => <RowMenu actions={actions} {...overlay} />}
    />
  )
}
