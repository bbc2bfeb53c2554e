import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import styles from './mount-dialog.module.css'
import { useShowModal } from './use-show-modal.ts'

export type MountedDialogProps = {
  /** Id of the heading inside. */
  labelledBy: string
  /** On Escape. */
  onCancel(): void
  children: ReactNode
}

/** A native modal dialog over any screen. */
export function MountedDialog({ labelledBy, onCancel, children }: MountedDialogProps) {
  return (
    <dialog ref={useShowModal()} className={styles.dialog} aria-labelledby={labelledBy} onCancel={onCancel}>
      {children}
    </dialog>
  )
}

/** Mounts a dialog that no screen owns; resolves with the answer that it was closed with. */
export function mountDialog<Answer>(render: (close: (answer: Answer) => void) => ReactNode): Promise<Answer> {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset['drawnBy'] = 'shell'
  const root = createRoot(place)
  const closed = Promise.withResolvers<Answer>()
  root.render(render(closed.resolve))
  return closed.promise.finally(() => {
    root.unmount()
    place.remove()
  })
}
