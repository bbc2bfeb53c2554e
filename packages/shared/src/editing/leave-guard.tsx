import { useEffect, useEffectEvent } from 'react'
import { type Location, useBlocker } from 'react-router'
import { usePlatform } from '../platform/platform-context.tsx'
import { useLastShown } from '../ui/last-shown.ts'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import type { Editor } from './use-editor.ts'

export const LeaveDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "record-tools" */ './leave-dialog.tsx')).LeaveDialog,
  'The question before leaving',
)

type LeaveGuardProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  /** An address at which the editor stays on screen, such as another part of a long document. */
  isWithin?: ((to: Location) => boolean) | undefined
}

/**
 * Asks before unsaved work is left by a link, Back, or closing the tab. One at a time, because the router allows a
 * single blocker.
 */
export function LeaveGuard<Document, Entity>({ editor, isWithin }: LeaveGuardProps<Document, Entity>) {
  const { session } = usePlatform()
  const { keeping } = editor.state
  // After signing out the question was already asked, or there is no staying; the draft is stored either way.
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

  const asked = useLastShown(blocker.state === 'blocked' ? blocker.location : null)
  return (
    asked !== null && (
      <LeaveDialog
        attempt={asked}
        isOpen={blocker.state === 'blocked'}
        canKeep={keeping.status !== 'failed'}
        onStay={() => blocker.reset?.()}
        onLeave={(how) => void leave(how)}
      />
    )
  )
}
