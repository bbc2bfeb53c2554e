import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { type Location, useBlocker } from 'react-router'
import { usePlatform } from '../platform/platform-context.tsx'
import { useWantedPart } from '../ui/lazy-part.ts'
import type { EditorAntd } from './editor-antd.ts'
import styles from './editor-dialogs.module.css'
import type { Editor } from './use-editor.ts'

type LeaveGuardProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  antd: EditorAntd
  /** An address at which the editor stays on screen, such as another part of a long document. */
  isWithin?: ((to: Location) => boolean) | undefined
}

/** Asks before unsaved work is left, by a link, Back, or closing the tab. One at a time: the router allows a single blocker. */
export function LeaveGuard<Document, Entity>({ editor, antd, isWithin }: LeaveGuardProps<Document, Entity>) {
  const { session } = usePlatform()
  const { keeping } = editor.state
  // Who is signed out has been asked before, or cannot stay; the draft is kept either way.
  const mustAsk = () => editor.hasUnsavedWork() && session.readUser() !== null
  const blocker = useBlocker(({ nextLocation }) => isWithin?.(nextLocation) !== true && mustAsk())
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])

  const { whenSaved } = editor
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    whenSaved(blocker.proceed)
    return () => whenSaved(null)
  }, [blocker, whenSaved])

  async function leave(how: 'release' | 'abandon') {
    whenSaved(null)
    await editor[how]()
    blocker.proceed?.()
  }

  const Modal = useWantedPart(antd, blocker.state === 'blocked', blocker.location)?.Modal
  if (Modal === undefined) return null
  const canKeep = keeping.status !== 'failed'
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      onCancel={() => blocker.reset?.()}
      width={520}
      footer={
        <div className={styles.buttons}>
          <Button type="text" danger className={styles.apart ?? ''} onClick={() => void leave('abandon')}>
            Discard changes
          </Button>
          <Button autoFocus onClick={() => blocker.reset?.()}>
            Keep editing
          </Button>
          {canKeep && (
            <Button type="primary" onClick={() => void leave('release')}>
              Leave, keep draft
            </Button>
          )}
        </div>
      }
    >
      {canKeep
        ? 'A draft stays on this device for 30 days, for you alone. You will find it under Drafts, and here when you come back.'
        : 'This device cannot keep a draft: what you typed here is lost when you leave.'}
    </Modal>
  )
}
