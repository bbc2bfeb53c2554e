import { readKey } from '@console/shared/ui/read-key'
import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { showOverlay } from '../overlays/overlay.store.ts'
import { useHelp } from './use-help.ts'

/** Opens the current screen's help, as F1 does; a screen without help has neither. */
export function HelpButton({ className }: { className: string | undefined }) {
  const help = useHelp()

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (readKey(event) !== 'F1' || help === undefined || document.querySelector('dialog:modal') !== null)
      return
    event.preventDefault()
    showOverlay('help')
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  if (help === undefined) return null
  return (
    <button
      type="button"
      className={className}
      aria-label="Help"
      aria-haspopup="dialog"
      aria-keyshortcuts="F1"
      title="Help on this screen (F1)"
      onClick={() => showOverlay('help')}
    >
      <CircleQuestionMark size={16} aria-hidden="true" />
    </button>
  )
}
