import type { ComponentProps } from 'react'
import text from '../styles/text.module.css'
import styles from './outline.module.css'

type OutlineRowProps = Omit<ComponentProps<'div'>, 'id' | 'role'> & {
  id: string | number
  isOpen?: boolean
  onOpen(): void
}

/** An entry of an outline. The tree handles keys for all rows. */
export function OutlineRow({ id, isOpen = false, onOpen, className = '', ...row }: OutlineRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its rows
    <div
      role="treeitem"
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      className={`${text.cut} ${styles.row} ${className}`}
      data-node={id}
      onClick={onOpen}
      {...row}
    />
  )
}
