import { Button, Modal } from 'antd'
import { useState } from 'react'
import { toChangeLabel, toValueText } from './change-text.ts'
import styles from './editor-dialogs.module.css'
import type { ChangeWords } from './editor-options.ts'
import {
  type Change,
  type Choice,
  listChanges,
  mergeDocuments,
  type ThreeCopies,
  toPathKey,
} from './merge-documents.ts'
import type { Editor } from './use-editor.ts'

type ConflictDialogProps<Document, Entity> = { editor: Editor<Document, Entity> }

/** Shows what somebody else saved meanwhile beside what was edited here, and lets the person decide. */
export function ConflictDialog<Document, Entity>({ editor }: ConflictDialogProps<Document, Entity>) {
  const { conflict } = editor.state
  return (
    <Modal
      open={conflict !== null}
      title={`This ${editor.words.noun} was changed by somebody else`}
      onCancel={editor.cancelConflict}
      width={640}
      footer={null}
      destroyOnHidden
    >
      {conflict !== null && <ConflictChoices editor={editor} copies={conflict.copies} />}
    </Modal>
  )
}

type ConflictChoicesProps<Document, Entity> = ConflictDialogProps<Document, Entity> & {
  copies: ThreeCopies<Document>
}

const toKey = ({ kind, path }: Change) => `${kind}${toPathKey(path)}`

function ConflictChoices<Document, Entity>({ editor, copies }: ConflictChoicesProps<Document, Entity>) {
  const { words } = editor
  const changes = listChanges(copies, words.isWhole)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(
    // What one side alone changed is no question; where both did, nobody decides for the person.
    () =>
      new Map(
        changes.flatMap((change) =>
          change.changedBy === 'both' ? [] : [[toKey(change), change.changedBy === 'me' ? 'mine' : 'theirs']],
        ),
      ),
  )
  const open = changes.filter((change) => !chosen.has(toKey(change))).length

  const merge = () =>
    mergeDocuments(copies, {
      choose: (change) => chosen.get(toKey(change)) ?? 'mine',
      ...(words.isWhole === undefined ? {} : { isWhole: words.isWhole }),
    })

  return (
    <>
      It was saved after you opened it. Nothing of yours has been sent. For each difference choose what to
      keep, or take one side for all.
      <div className={styles.list}>
        {changes.map((change) => (
          <ChangeChoice
            key={toKey(change)}
            change={change}
            label={toChangeLabel(change, words, copies)}
            words={words}
            choice={chosen.get(toKey(change))}
            onChoose={(choice) => setChosen(new Map(chosen).set(toKey(change), choice))}
          />
        ))}
      </div>
      <div className={`${styles.buttons} ${styles.footer}`}>
        <Button className={styles.apart ?? ''} onClick={() => void editor.settle('theirs')}>
          Reload theirs
        </Button>
        <Button onClick={() => void editor.settle(copies.mine)}>Overwrite with mine</Button>
        <Button type="primary" disabled={open > 0} onClick={() => void editor.settle(merge())}>
          {open > 0 ? `Choose for ${open} more` : 'Save the merge'}
        </Button>
      </div>
    </>
  )
}

type ChangeChoiceProps = {
  change: Change
  label: string
  words: ChangeWords
  choice: Choice | undefined
  onChoose(choice: Choice): void
}

const titles = { theirs: 'Theirs', mine: 'Mine' } as const
const changedByTexts = { me: 'changed by you alone', them: 'changed by them alone', both: 'changed by both' }

function ChangeChoice({ change, label, words, choice, onChoose }: ChangeChoiceProps) {
  return (
    <fieldset className={styles.change}>
      <legend>
        {label}
        <small>
          {changedByTexts[change.changedBy]}, was {toValueText(change.base, change, words)}
        </small>
      </legend>
      <div className={styles.choices}>
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className={styles.choice}>
            <input
              type="radio"
              name={toKey(change)}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span>{titles[side]}</span>
            <b>{toValueText(change[side], change, words)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
