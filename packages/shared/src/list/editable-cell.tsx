import { type ReactNode, useRef, useState } from 'react'
import { OverlayButton } from '../ui/overlay-button.tsx'
import dot from '../ui/status-dot.module.css'
import type { CellEdit, TextEdit } from './cell-edit.ts'
import { CellField } from './cell-field.tsx'
import styles from './list-table.module.css'
import { RowMenu } from './row-menu-button.tsx'

type EditableCellProps<Edit = CellEdit> = {
  edit: Edit
  /** The cell's content unless it is a status. */
  children: ReactNode
}

/** A cell that is a button until it is edited. */
export function EditableCell({ edit, children }: EditableCellProps) {
  if ('save' in edit) return <TextCell edit={edit}>{children}</TextCell>
  return (
    <OverlayButton
      label={edit.label}
      content={edit.status}
      tone={edit.tone}
      className={`${dot.status} ${styles.edit}`}
      preload={RowMenu.preload}
      render={(overlay) => <RowMenu actions={edit.listActions()} {...overlay} />}
    />
  )
}

function TextCell({ edit, children }: EditableCellProps<TextEdit>) {
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsEditing(false)
    requestAnimationFrame(() => {
      // Unless the person has already moved it.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    })
  }

  if (isEditing) return <CellField edit={edit} onClose={close} />
  return (
    <button
      ref={button}
      type="button"
      className={styles.edit}
      aria-label={edit.label}
      onClick={() => setIsEditing(true)}
    >
      {children}
    </button>
  )
}
