import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { toUserMessage } from '../errors/errors.ts'
import { readKey } from '../ui/read-key.ts'
import type { TextEdit } from './cell-edit.ts'
import styles from './cell-field.module.css'

/** The field that a cell becomes when its button is pressed. Enter and going elsewhere save what was typed, Escape lets it go. */
export function CellField({ edit, onClose }: { edit: TextEdit; onClose(): void }) {
  const [problem, setProblem] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const isDone = useRef(false)
  const id = useId()

  function close() {
    // The field loses the focus as it goes, which is no leaving it.
    isDone.current = true
    onClose()
  }

  async function save(text: string) {
    if (isDone.current || isSaving) return
    if (text.trim() === edit.text) return close()
    setIsSaving(true)
    // Its code may not have come.
    const refusal = await edit.save(text).catch(toUserMessage)
    setIsSaving(false)
    if (refusal === null) return close()
    setProblem(refusal)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const key = readKey(event)
    if (key === 'Enter') void save(event.currentTarget.value)
    else if (key === 'Escape' && !isSaving) close()
    else return
    event.preventDefault()
  }

  return (
    <span className={styles.field}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        aria-label={edit.field}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : id}
        aria-busy={isSaving}
        readOnly={isSaving}
        size={1}
        defaultValue={edit.text}
        autoComplete="off"
        dir="auto"
        onFocus={({ target }: FocusEvent<HTMLInputElement>) => target.select()}
        onChange={() => setProblem('')}
        onKeyDown={handleKeyDown}
        onBlur={({ target }) => void save(target.value)}
      />
      {problem !== '' && (
        <span className={styles.problem} id={id} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}
