import type { RecordAction } from '@console/shared/list/actions'
import { RecordActions } from '@console/shared/list/record-actions'
import type { ReactNode } from 'react'
import links from '../styles/links.module.css'
import text from '../styles/text.module.css'
import styles from './record-header.module.css'

type RecordHeaderProps = {
  name: string
  /** A dot and a word. */
  status: ReactNode
  /** Further details on one line. */
  facts?: ReactNode
  /** Links to the neighbours in the list. */
  neighbours: ReactNode
  /** Actions besides the primary one: the main ones beside it if there is room, the others in a menu. */
  actions: readonly RecordAction[]
  primary: ReactNode
}

/** Header of a record's read-only screen: its name, status and actions. */
export function RecordHeader({ name, status, facts, neighbours, actions, primary }: RecordHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.about}>
        <h1 dir="auto">{name}</h1>
        <p className={text.note}>
          {status}
          {facts !== undefined && <span>{facts}</span>}
        </p>
      </div>
      <div className={`${links.links} ${styles.actions} ${styles.unprinted}`}>
        {neighbours}
        <RecordActions actions={actions} width={Number.POSITIVE_INFINITY} />
        {primary}
      </div>
    </header>
  )
}
