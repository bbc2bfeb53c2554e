import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { RecordId } from '../http/record-list.schema.ts'
import { formatNumber } from '../ui/number.ts'
import { readKey } from '../ui/read-key.ts'
import styles from './neighbour-links.module.css'

export type NeighbourLinksProps = {
  /** Ids of the list's records, in order. */
  ids: readonly RecordId[]
  /** The record on screen; null for a new one. */
  id: RecordId | null
  /** "package" */
  noun: string
  toPath(id: RecordId): string
}

/** Links to the previous and next record of a list. They replace the history entry, so that Back leads to the list. */
export function NeighbourLinks({ ids, id, noun, toPath }: NeighbourLinksProps) {
  // Ids in an address are text.
  const index = id === null ? -1 : ids.findIndex((other) => String(other) === String(id))
  if (index === -1 || ids.length < 2) return null
  const linkTo = (neighbour: RecordId | undefined) => (neighbour === undefined ? null : toPath(neighbour))
  return (
    <nav className={styles.neighbours} aria-label="Go through the list">
      <NeighbourLink label={`Previous ${noun}`} to={linkTo(ids[index - 1])} shortcut="PageUp" />
      <span className={styles.position}>
        {formatNumber(index + 1)} of {formatNumber(ids.length)}
      </span>
      <NeighbourLink label={`Next ${noun}`} to={linkTo(ids[index + 1])} shortcut="PageDown" />
    </nav>
  )
}

const keyNames = { PageUp: 'Alt+Page Up', PageDown: 'Alt+Page Down' }

type NeighbourLinkProps = {
  label: string
  /** Null at the end of the list. */
  to: string | null
  /** Pressed with Alt. */
  shortcut: keyof typeof keyNames
}

function NeighbourLink({ label, to, shortcut }: NeighbourLinkProps) {
  const { state } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (readKey(event) !== shortcut || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      event.preventDefault()
      link.current?.click()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [shortcut])
  const looks = { className: styles.link, 'data-to': shortcut, 'aria-label': label }
  if (to === null) return <a role="link" aria-disabled {...looks} />
  return (
    <Link
      ref={link}
      to={to}
      replace
      state={state}
      title={`${label} (${keyNames[shortcut]})`}
      aria-keyshortcuts={`Alt+${shortcut}`}
      {...looks}
    />
  )
}
