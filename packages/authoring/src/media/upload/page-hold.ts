import type { LeaveReason, Platform } from '@console/shared/platform'
import type { Upload } from './create-upload.ts'

type Held = { list(): readonly Upload[]; pauseAll(): void }

const going: Record<LeaveReason, string> = { 'sign-out': 'Sign out', update: 'Update' }

/** Milliseconds in which the question can be answered. */
const patience = 15_000

/** Asks before the tab, the session or the version goes while files are on their way. */
export function createPageHold(
  { editors, notify }: Pick<Platform, 'editors' | 'notify'>,
  { list, pauseAll }: Held,
) {
  let release: (() => void) | undefined

  const ask = (reason: LeaveReason) =>
    new Promise<boolean>((answer) => {
      const [first, ...others] = list()
      if (first === undefined) return answer(true)
      const files = others.length === 0 ? `“${first.file.name}” is` : `${others.length + 1} files are`
      notify.warning(`${files} still being uploaded`, {
        description: 'Nothing that has arrived is sent again when you choose the file again.',
        duration: patience,
        action: { label: `${going[reason]} anyway`, onClick: () => answer(true) },
        onClose: () => answer(false),
      })
    })

  function hold() {
    const listener = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', listener)
    const removeEditor = editors.add({
      hasUnsavedWork: () => true,
      ask,
      release: async () => {
        pauseAll()
        return true
      },
    })
    return () => {
      window.removeEventListener('beforeunload', listener)
      removeEditor()
    }
  }

  return {
    /** Holds for as long as something is on its way. */
    renew() {
      if (list().length === 0) {
        release?.()
        release = undefined
      } else release ??= hold()
    },
  }
}
