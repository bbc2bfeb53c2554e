import { toValueText } from './change-text.ts'
import { ComparedTable } from './compared-table.tsx'
import { ComparedText, isCompared } from './compared-text.tsx'
import styles from './editor-dialogs.module.css'
import type { ChangeLabels } from './editor-options.ts'
import type { Change, Choice, ThreeCopies } from './merge-documents.ts'

type ConflictChangeProps = {
  /** Distinguishes its radio group from the others. */
  name: string
  change: Change
  label: string
  words: ChangeLabels
  copies: ThreeCopies<unknown>
  choice: Choice | undefined
  onChoose(choice: Choice): void
}

const titles = { theirs: 'Theirs', mine: 'Mine' } as const
const changedByTexts = { me: 'changed by you only', them: 'changed by them only', both: 'changed by both' }

/** One difference: the original value and each side's version. */
export function ConflictChange(props: ConflictChangeProps) {
  const { name, change, label, words, copies, choice, onChoose } = props
  const before = toValueText('base', change, words, copies)
  const isMarked = (['theirs', 'mine'] as const).some(
    (side) =>
      words.table?.(change[side], change.path) !== undefined ||
      isCompared(before, toValueText(side, change, words, copies)),
  )
  return (
    <fieldset className={styles.change}>
      <legend>
        {label}
        <small>
          {changedByTexts[change.changedBy]}
          {/* Marked text already shows the old value. */}
          {!isMarked && `, was ${before}`}
        </small>
      </legend>
      <div className={styles.choices}>
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className={styles.choice}>
            <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
            <span>{titles[side]}</span>
            <Side change={change} side={side} before={before} words={words} copies={copies} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type SideProps = Pick<ConflictChangeProps, 'change' | 'words' | 'copies'> & { side: Choice; before: string }

function Side({ change, side, before, words, copies }: SideProps) {
  const rows = words.table?.(change[side], change.path)
  return (
    <b dir="auto">
      {rows === undefined ? (
        <ComparedText before={before} after={toValueText(side, change, words, copies)} />
      ) : (
        <ComparedTable before={words.table?.(change.base, change.path) ?? []} after={rows} />
      )}
    </b>
  )
}
