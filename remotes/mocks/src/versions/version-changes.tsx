import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { type MockDocument, normaliseTimes } from '@console/ielts'
import type { MockSection } from '@console/ielts/schemas'
import { toChangeLabel, toValueText } from '@console/shared/editing/change-text'
import { ComparedTable } from '@console/shared/editing/compared-table'
import { ComparedText, isCompared } from '@console/shared/editing/compared-text'
import type { ChangeLabels } from '@console/shared/editing/editor-options'
import {
  type Change,
  listChanges,
  type ThreeCopies,
  toPathKey,
} from '@console/shared/editing/merge-documents'
import { usePlatform } from '@console/shared/platform-context'
import { withTotals } from '../api/mock-document.ts'
import { buildMockChangeLabels } from '../labels/mock-change-labels.ts'
import styles from './version-changes.module.css'

/** Further changes are only counted. */
const mostShown = 60

type VersionChangesProps = { section: MockSection; then: MockDocument; now: MockDocument }

/** Lists the differences between a version and the current mock. */
export function VersionChanges({ section, then, now }: VersionChangesProps) {
  const { settings } = usePlatform()
  const words = buildMockChangeLabels(section, settings)
  const base = normaliseTimes(withTotals(then))
  const copies = { base, theirs: base, mine: normaliseTimes(withTotals(now)) }
  const changes = listChanges(copies, words.isWhole)
  if (changes.length === 0) return <p className={text.note}>Nothing has changed since then.</p>
  return (
    <>
      <dl className={`${layout.card} ${styles.changes}`}>
        {changes.slice(0, mostShown).map((change) => (
          <div key={`${change.kind}${toPathKey(change.path)}`}>
            <dt className={text.small}>{toChangeLabel(change, words, copies)}</dt>
            <dd>
              <ChangedValue change={change} words={words} copies={copies} />
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > mostShown && (
        <p className={text.note}>And {changes.length - mostShown} more differences.</p>
      )}
    </>
  )
}

type ChangedValueProps = { change: Change; words: ChangeLabels; copies: ThreeCopies<MockDocument> }

function ChangedValue({ change, words, copies }: ChangedValueProps) {
  const rows = words.table?.(change.mine, change.path)
  if (rows !== undefined) {
    return <ComparedTable before={words.table?.(change.base, change.path) ?? []} after={rows} />
  }
  const before = toValueText('base', change, words, copies)
  const after = toValueText('mine', change, words, copies)
  if (isCompared(before, after)) return <ComparedText before={before} after={after} />
  return (
    <>
      <del>{before}</del> <ins>{after}</ins>
    </>
  )
}
