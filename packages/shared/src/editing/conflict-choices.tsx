import { Button } from 'antd'
import { useId, useState } from 'react'
import { toChangeLabel, toShortList } from './change-text.ts'
import { ConflictChange } from './conflict-change.tsx'
import { describeLastChange } from './describe-last-change.ts'
import styles from './editor-dialogs.module.css'
import type { ChangeLabels } from './editor-options.ts'
import {
  type Change,
  type Choice,
  listChanges,
  mergeDocuments,
  type ThreeCopies,
  toPathKey,
} from './merge-documents.ts'

type ConflictChoicesProps<Document> = {
  copies: ThreeCopies<Document>
  /** The server's record, which may tell who saved it. */
  theirs: unknown
  words: ChangeLabels
  onReload(): void
  onOverwrite(): void
  onMerge(merged: Document): void
}

const toKey = ({ kind, path }: Change) => `${kind}${toPathKey(path)}`

/** Lists every difference between two copies, with ways to resolve them. */
export function ConflictChoices<Document>(props: ConflictChoicesProps<Document>) {
  const { copies, theirs, words, onReload, onOverwrite, onMerge } = props
  const changes = listChanges(copies, words.isWhole)
  const hint = useId()
  const [isOverwriting, setIsOverwriting] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(
    // A change by one side only needs no decision; one by both does.
    () =>
      new Map(
        changes.flatMap((change) =>
          change.changedBy === 'both' ? [] : [[toKey(change), change.changedBy === 'me' ? 'mine' : 'theirs']],
        ),
      ),
  )
  const unsettled = changes
    .filter((change) => !chosen.has(toKey(change)))
    .map((change) => toChangeLabel(change, words, copies))
  const merge = () =>
    mergeDocuments(copies, {
      choose: (change) => chosen.get(toKey(change)) ?? 'mine',
      ...(words.isWhole === undefined ? {} : { isWhole: words.isWhole }),
    })

  return (
    <>
      {describeLastChange(theirs)}, after you opened it. Your changes have not been sent. For each difference
      choose what to keep, or use one version for all.
      <div className={styles.list}>
        {changes.map((change) => (
          <ConflictChange
            key={toKey(change)}
            name={toKey(change)}
            change={change}
            label={toChangeLabel(change, words, copies)}
            words={words}
            copies={copies}
            choice={chosen.get(toKey(change))}
            onChoose={(choice) => setChosen(new Map(chosen).set(toKey(change), choice))}
          />
        ))}
      </div>
      {isOverwriting ? (
        <OverwriteQuestion
          lost={changes
            .filter(({ changedBy }) => changedBy !== 'me')
            .map((change) => toChangeLabel(change, words, copies))}
          onBack={() => setIsOverwriting(false)}
          onOverwrite={onOverwrite}
        />
      ) : (
        <>
          {unsettled.length > 0 && (
            <p id={hint} className={styles.hint}>
              Choose a side for {toShortList([...new Set(unsettled)])}.
            </p>
          )}
          <div className={`${styles.buttons} ${styles.footer}`}>
            <Button className={styles.apart ?? ''} onClick={onReload}>
              Use their version
            </Button>
            <Button onClick={() => setIsOverwriting(true)}>Use my version…</Button>
            <Button
              type="primary"
              disabled={unsettled.length > 0}
              aria-describedby={unsettled.length > 0 ? hint : undefined}
              onClick={() => onMerge(merge())}
            >
              Save merge
            </Button>
          </div>
        </>
      )}
    </>
  )
}

type OverwriteQuestionProps = { lost: readonly string[]; onBack(): void; onOverwrite(): void }

/** Confirms overwriting with a list of the other person's lost changes. */
function OverwriteQuestion({ lost, onBack, onOverwrite }: OverwriteQuestionProps) {
  return (
    <div className={styles.footer} role="alert">
      {`Their changes to ${toShortList([...new Set(lost)])} will be lost. This cannot be undone.`}
      <div className={`${styles.buttons} ${styles.footer}`}>
        <Button autoFocus onClick={onBack}>
          Back
        </Button>
        <Button danger onClick={onOverwrite}>
          Overwrite their changes
        </Button>
      </div>
    </div>
  )
}
