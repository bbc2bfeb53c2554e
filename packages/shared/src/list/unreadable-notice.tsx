import { useEffect } from 'react'
import { CopyButton } from '../clipboard/copy-button.tsx'
import { ValidationError } from '../errors/errors.ts'
import type { UnreadableRecord } from '../http/record-list.ts'
import { usePlatform } from '../platform/platform-context.tsx'
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

const title = 'Validation Error'
const sentence = 'Something went wrong. Please check your input.'

/** Above a list, whatever is searched for: the validation error of SPEC §5, of the records that could not be read. */
export function UnreadableNotice({ list }: UnreadableNoticeProps) {
  const { telemetry } = usePlatform()
  const { definition, records, unreadable } = list
  const { words } = definition
  const issues = unreadable.flatMap((record) => record.issues)
  const code = issues[0]?.code

  useEffect(() => {
    telemetry.capture('error_displayed', {
      ...{ type: 'validation', message: sentence, code, has_retry: false },
      ...{ user_agent: navigator.userAgent, url: location.href },
    })
  }, [telemetry, code])

  return (
    <section className={styles.notice} role="alert">
      <h2>{title}</h2>
      <p>{sentence}</p>
      <details>
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
      </details>
      <CopyButton
        size="small"
        label="Copy Error Details"
        notice="Error details copied"
        readText={() => toErrorText(words.many, unreadable)}
        onCopied={() =>
          telemetry.capture('validation_error_copy', {
            error_count: issues.length,
            error_codes: issues.map((issue) => issue.code),
          })
        }
      />
    </section>
  )
}

/** As the error card copies it, with which record each issue is of. */
function toErrorText(route: string, unreadable: readonly UnreadableRecord[]): string {
  const issues = unreadable.flatMap((record) => record.issues)
  const { name, message } = new ValidationError(route, issues)
  return JSON.stringify({ name, route, message, issues, records: unreadable }, null, 2)
}
