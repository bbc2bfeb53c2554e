import type { RecordAction } from '@console/shared/list/actions'
import { RecordActions } from '@console/shared/list/record-actions'
import type { ReactNode } from 'react'
import links from '../styles/links.module.css'
import text from '../styles/text.module.css'
import styles from './record-header.module.css'

type RecordHeaderProps = {
  name: string
  /** As a dot and a word. */
  status: ReactNode
  /** What else is known of it, in a line. */
  facts?: ReactNode
  /** The way through the list. */
  neighbours: ReactNode
  /** What can be done with it beside the one primary action. */
  actions: readonly RecordAction[]
  primary: ReactNode
}

/** Above a record that is read: its name, its status, and what can be done with it. */
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
        <RecordActions actions={actions} />
        {primary}
      </div>
    </header>
  )
}
