import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { toUserMessage } from '../errors/errors.ts'
import { readKey } from '../ui/read-key.ts'
import type { TextEdit } from './cell-edit.ts'
import styles from './cell-field.module.css'

/** The field that replaces a cell's button on press. Enter and blur save, Escape cancels. */
export function CellField({ edit, onClose }: { edit: TextEdit; onClose(): void }) {
  const [problem, setProblem] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const isDone = useRef(false)
  const id = useId()

  function close() {
    // Unmounting the field blurs it, which must not save again.
    isDone.current = true
    onClose()
  }

  async function save(text: string) {
    if (isDone.current || isSaving) return
    if (text.trim() === edit.text) return close()
    setIsSaving(true)
    // The code that saves may fail to load.
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
        <span
          className={styles.problem}
          id={id}
          role="alert"
          // Out from under the bar at the foot of the window.
          ref={(message) => message?.scrollIntoView?.({ block: 'nearest' })}
        >
          {problem}
        </span>
      )}
    </span>
  )
}
