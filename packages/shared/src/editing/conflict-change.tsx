import { toValueText } from './change-text.ts'
import { ComparedTable } from './compared-table.tsx'
import { ComparedText, isCompared } from './compared-text.tsx'
import styles from './editor-dialogs.module.css'
import type { ChangeWords } from './editor-options.ts'
import type { Change, Choice } from './merge-documents.ts'

type ConflictChangeProps = {
  /** Tells its two choices from those of the other differences. */
  name: string
  change: Change
  label: string
  words: ChangeWords
  choice: Choice | undefined
  onChoose(choice: Choice): void
}

const titles = { theirs: 'Theirs', mine: 'Mine' } as const
const changedByTexts = { me: 'changed by you alone', them: 'changed by them alone', both: 'changed by both' }

/** One difference: what it was, and what each side made of it. */
export function ConflictChange({ name, change, label, words, choice, onChoose }: ConflictChangeProps) {
  const before = toValueText(change.base, change, words)
  const isMarked = (['theirs', 'mine'] as const).some((side) => {
    const value = change[side]
    return (
      words.table?.(value, change.path) !== undefined || isCompared(before, toValueText(value, change, words))
    )
  })
  return (
    <fieldset className={styles.change}>
      <legend>
        {label}
        <small>
          {changedByTexts[change.changedBy]}
          {/* What is marked says so itself. */}
          {!isMarked && `, was ${before}`}
        </small>
      </legend>
      <div className={styles.choices}>
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className={styles.choice}>
            <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
            <span>{titles[side]}</span>
            <Side change={change} side={side} before={before} words={words} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type SideProps = { change: Change; side: Choice; before: string; words: ChangeWords }

function Side({ change, side, before, words }: SideProps) {
  const rows = words.table?.(change[side], change.path)
  return (
    <b>
      {rows === undefined ? (
        <ComparedText before={before} after={toValueText(change[side], change, words)} />
      ) : (
        <ComparedTable before={words.table?.(change.base, change.path) ?? []} after={rows} />
      )}
    </b>
  )
}
