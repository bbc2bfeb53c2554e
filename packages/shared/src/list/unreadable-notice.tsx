import { CopyButton } from '../clipboard/copy-button.tsx'
import type { UnreadableRecord } from '../http/record-list.ts'
import { formatNumber } from '../ui/number.ts'
import type { ListDefinition } from './define-list.ts'
import styles from './unreadable.module.css'
import { UnreadableIssues } from './unreadable-issues.tsx'
import { formatUnreadable, nameUnreadable } from './unreadable-words.ts'

type UnreadableNoticeProps = {
  list: {
    definition: { words: ListDefinition<never>['words'] }
    records: readonly unknown[]
    unreadable: readonly UnreadableRecord[]
  }
}

/** So many are named; a copy has all. */
const mostNamed = 20

/** Above a list, whatever is searched for: how many of the server's records could not be read, and why. */
export function UnreadableNotice({ list }: UnreadableNoticeProps) {
  const { definition, records, unreadable } = list
  const { words } = definition
  return (
    <details className={styles.notice}>
      <summary>{formatUnreadable(unreadable.length, records.length + unreadable.length, words)}</summary>
      <p>
        The server sent these records in a form the console does not know. Search, filters, actions and
        exports leave them out.
      </p>
      <ul className={styles.named}>
        {unreadable.slice(0, mostNamed).map((record) => (
          <li key={record.index}>
            {nameUnreadable(record, words)}
            <UnreadableIssues issues={record.issues} />
          </li>
        ))}
        {unreadable.length > mostNamed && <li>and {formatNumber(unreadable.length - mostNamed)} more</li>}
      </ul>
      <CopyButton
        size="small"
        label="Copy details"
        notice="Details copied"
        readText={() => JSON.stringify(unreadable, null, 2)}
      />
    </details>
  )
}
