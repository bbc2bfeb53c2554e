import { toChangeLabel, toValueText } from './change-text.ts'
import styles from './draft-changes.module.css'
import type { ChangeLabels, FoundDraft } from './editor-options.ts'
import { type Change, toPathKey } from './merge-documents.ts'

type DraftChangesProps<Document> = {
  changes: readonly Change[]
  found: FoundDraft<Document>
  words: ChangeLabels
}

/** Field by field: the server's value and the draft's. */
export function DraftChanges<Document>({ changes, found, words }: DraftChangesProps<Document>) {
  const documents = { base: found.loaded, theirs: found.loaded, mine: found.document }
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={`${change.kind}${toPathKey(change.path)}`} className={styles.change}>
          <dt>{toChangeLabel(change, words, documents)}</dt>
          <dd>
            <del>{toValueText('theirs', change, words, documents)}</del>
            <ins>{toValueText('mine', change, words, documents)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
