import { type ReactNode, useEffect } from 'react'
import { CopyButton } from '../clipboard/copy-button.tsx'
import { ValidationError } from '../errors/errors.ts'
import type { UnreadableRecord } from '../http/record-list.schema.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { formatNumber } from '../ui/number.ts'
import { UnreadableIssues } from '../ui/unreadable-issues.tsx'
import type { ListDefinition } from './define-list.ts'
import styles from './unreadable.module.css'
import { formatUnreadable, formatUnreadableFields, nameUnreadable } from './unreadable-labels.ts'

type UnreadableNoticeProps = {
  list: {
    definition: { words: ListDefinition<never>['words'] }
    records: readonly unknown[]
    unreadable: readonly UnreadableRecord[]
    /** Records of which only some fields could not be read. */
    odd?: readonly UnreadableRecord[]
  }
}

/** Number of records listed; the copy has all. */
const maxListed = 20

const title = 'Validation Error'
const sentence = 'Something went wrong. Please check your input.'

/** Shown above a list, whatever its search: the validation error of SPEC §5 for records that could not be read. */
export function UnreadableNotice({ list }: UnreadableNoticeProps) {
  const { telemetry } = usePlatform()
  const { definition, records, unreadable, odd = [] } = list
  const { words } = definition
  const wrong = [...unreadable, ...odd]
  const issues = wrong.flatMap((record) => record.issues)
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
      {unreadable.length > 0 && (
        <Named
          summary={formatUnreadable(unreadable.length, records.length + unreadable.length, words)}
          records={unreadable}
          words={words}
        >
          The server sent these records in a form the console does not know. Search, filters, actions and
          exports leave them out.
        </Named>
      )}
      {odd.length > 0 && (
        <Named summary={formatUnreadableFields(odd.length, words)} records={odd} words={words}>
          The list shows what came in their place. They stay as they are until somebody changes them.
        </Named>
      )}
      <CopyButton
        size="small"
        label="Copy Error Details"
        notice="Error details copied"
        readText={() => toErrorText(words.many, wrong)}
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

type NamedProps = {
  summary: string
  records: readonly UnreadableRecord[]
  words: ListDefinition<never>['words']
  children: ReactNode
}

function Named({ summary, records, words, children }: NamedProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <p>{children}</p>
      <ul className={styles.named}>
        {records.slice(0, maxListed).map((record) => (
          <li key={record.index}>
            {nameUnreadable(record, words)}
            <UnreadableIssues issues={record.issues} />
          </li>
        ))}
        {records.length > maxListed && <li>and {formatNumber(records.length - maxListed)} more</li>}
      </ul>
    </details>
  )
}

/** In the error card's format, with the record of each issue. */
function toErrorText(route: string, unreadable: readonly UnreadableRecord[]): string {
  const issues = unreadable.flatMap((record) => record.issues)
  const { name, message } = new ValidationError(route, issues)
  return JSON.stringify({ name, route, message, issues, records: unreadable }, null, 2)
}
