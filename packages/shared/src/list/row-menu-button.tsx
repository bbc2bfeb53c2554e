import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { OverlayButton, renderWaiting } from '../ui/overlay-button.tsx'
import styles from './list-table.module.css'
import type { RowAction } from './row-action.ts'

export const RowMenu = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "row-menu" */ './row-menu.tsx')).RowMenu,
  'The menu',
  renderWaiting,
)

type RowMenuButtonProps = {
  /** The record's name. */
  name: string
  actions: readonly RowAction[]
}

export function RowMenuButton({ name, actions }: RowMenuButtonProps) {
  return (
    <OverlayButton
      label={`Actions for ${name}`}
      className={styles.menu}
      preload={RowMenu.preload}
      render={(overlay) => <RowMenu actions={actions} {...overlay} />}
    />
  )
}
