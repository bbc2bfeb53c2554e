import type { ReactNode } from 'react'
import { OverlayButton } from '../ui/overlay-button.tsx'
import dot from '../ui/status-dot.module.css'
import type { CellEdit } from './cell-edit.ts'
import styles from './list-table.module.css'
import { importRowMenu } from './row-actions.tsx'

const importCellField = async () =>
  (await import(/* webpackChunkName: "cell-field" */ './cell-field.tsx')).CellField

type EditableCellProps = {
  edit: CellEdit
  /** What the cell shows where it is not a status. */
  children: ReactNode
}

/** A cell that is a button for as long as nobody edits it; the code for editing comes with the first use. */
export function EditableCell({ edit, children }: EditableCellProps) {
  if ('save' in edit) {
    return (
      <OverlayButton
        label={edit.label}
        isInPlace
        content={children}
        className={styles.edit ?? ''}
        load={importCellField}
        render={(CellField, overlay) => <CellField edit={edit} {...overlay} />}
      />
    )
  }
  return (
    <OverlayButton
      label={edit.label}
      content={edit.status}
      tone={edit.tone}
      className={`${dot.status} ${styles.edit}`}
      load={importRowMenu}
      render={(RowMenu, overlay) => <RowMenu actions={edit.listActions()} {...overlay} />}
    />
  )
}
