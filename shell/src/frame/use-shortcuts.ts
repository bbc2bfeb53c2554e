import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import { readKey } from '@console/shared/ui/read-key'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { remotesSection } from '../navigation/shell-sections.ts'
import { useMissingPermissions, usePermittedEntries } from '../navigation/use-permissions.ts'
import { giveUpOverlay } from '../overlays/give-up-overlay.ts'
import { closeOverlay, overlayStore, showOverlay } from '../overlays/overlay.store.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import { assignGoLetters } from '../shortcuts/go-letters.ts'
import { preloadOverlays } from './overlay-parts.ts'

/** Milliseconds within which a letter after G completes a shortcut. */
const sequenceTime = 1200

/** The frame's keyboard shortcuts; `shortcuts-sheet.tsx` lists them. */
export function useShortcuts() {
  const entries = usePermittedEntries()
  const navigate = useNavigate()
  const loader = useRemoteLoader()
  const platform = usePlatform()
  const missing = useMissingPermissions(remotesSection.path)
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event)
    if (event.defaultPrevented || key === '' || event.repeat) return
    // The modifier comes before the letter: the palette may be next.
    if (key === 'Control' || key === 'Meta') return preloadOverlays()
    if (isPaletteKey(event)) return togglePalette(event)
    if (isInspectorKey(event) && missing.length === 0) return void toggleInspector(event, loader, platform)
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || hasDialog()) return
    const isSequence = event.timeStamp - goPressedAt.current < sequenceTime
    goPressedAt.current = key === 'g' && !isSequence ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (key === '?') return showOverlay('shortcuts')
    if (!isSequence) return
    const entry = assignGoLetters(entries).get(key)
    if (entry !== undefined) void navigate(entry.path)
  })

  // A layout effect, because a busy browser may run passive effects after the first key press.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isPaletteKey = (event: KeyboardEvent) =>
  readKey(event) === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

/** With Shift the key produces another character, which depends on the keyboard layout. */
const isInspectorKey = (event: KeyboardEvent) =>
  event.code === 'Period' && event.shiftKey && (event.ctrlKey || event.metaKey) && !event.altKey

async function toggleInspector(event: KeyboardEvent, loader: RemoteLoader, platform: Platform) {
  event.preventDefault()
  try {
    const { toggleInspector } = await import(/* webpackChunkName: "running" */ '../running/inspector.tsx')
    toggleInspector(loader, platform)
  } catch {
    giveUpOverlay()
  }
}

/** Works over any screen, except when a modal question is open. */
function togglePalette(event: KeyboardEvent) {
  const isOpen = overlayStore.getState().open === 'palette'
  if (!isOpen && document.querySelector('dialog:modal') !== null) return
  event.preventDefault()
  if (isOpen) closeOverlay()
  else showOverlay('palette')
}

const fields =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=""], [contenteditable=true]'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null

const hasDialog = () =>
  document.querySelector('dialog:modal, [aria-modal=true], [role=menu]:popover-open') !== null
