import { readKey } from '@console/shared/ui/read-key'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './outline.module.css'

type OutlineTreeProps = {
  label: string
  /** Below the rows. */
  foot?: ReactNode
  onMove(id: string, by: 1 | -1): void
  onRemove(id: string): void
  /** Moves the focus into an entry that Enter has opened. */
  onEnter?(id: string): void
  children: ReactNode
}

/**
 * The structure of a document. Arrow keys move the focus, Enter and the space bar open, Alt with an arrow moves the
 * entry, Delete removes it.
 */
export function OutlineTree({ label, foot, onMove, onRemove, onEnter, children }: OutlineTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  // If nothing is open, Tab leads to the first row.
  useEffect(() => {
    const rows = listRows(tree.current)
    if (!rows.some(({ tabIndex }) => tabIndex === 0)) rows[0]?.setAttribute('tabindex', '0')
  })

  function move(id: string, by: 1 | -1) {
    onMove(id, by)
    // A row that moves to another group is remounted.
    queueMicrotask(() => tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus())
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=treeitem]') : null
    const id = row?.dataset['node']
    if (row === null || id === undefined || event.ctrlKey || event.metaKey) return
    const key = readKey(event)
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (by !== 0 && event.altKey) move(id, by)
    // Browser shortcuts: back, forward, home.
    else if (event.altKey) return
    else if (key === 'Delete') onRemove(id)
    else if (by !== 0) focusRow(tree.current, row, by)
    else if (key === 'Home') focusRow(tree.current, row, Number.NEGATIVE_INFINITY)
    else if (key === 'End') focusRow(tree.current, row, Number.POSITIVE_INFINITY)
    else if (key === 'Enter' || key === ' ' || key === 'ArrowRight') {
      row.click()
      if (key === 'Enter') onEnter?.(id)
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.outline}>
      <div ref={tree} role="tree" aria-label={label} onKeyDown={handleKey}>
        {children}
      </div>
      {foot}
    </div>
  )
}

const listRows = (tree: Element | null) => [...(tree?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])]

function focusRow(tree: Element | null, from: HTMLElement, by: number) {
  const rows = listRows(tree)
  rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(from) + by))]?.focus()
}
