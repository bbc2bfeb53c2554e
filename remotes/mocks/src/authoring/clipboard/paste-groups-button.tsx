import { ActionButton } from '@console/authoring/controls/action-button'
import type { NodeId } from '@console/ielts'
import { useEffect, useEffectEvent } from 'react'
import { isGroupText } from './group-text.ts'
import { useGroupClipboard } from './use-group-clipboard.ts'

/** Pastes copied question groups, also on Ctrl+V anywhere in the editor. */
export function PasteGroupsButton({ part }: { part: NodeId }) {
  const { paste, pasteFromClipboard } = useGroupClipboard()
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const target = event.target instanceof Element ? event.target : null
    if (!isGroupText(text) || target?.closest('dialog, [role="dialog"]')) return
    event.preventDefault()
    event.stopPropagation()
    void paste(text, part, target?.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? null)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listener, true)
    return () => document.removeEventListener('paste', listener, true)
  }, [])
  return (
    <ActionButton look="framed" onClick={() => void pasteFromClipboard(part)}>
      Paste questions
    </ActionButton>
  )
}
