import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { guardStorage } from '../storage/guarded-storage.ts'
import { readKey } from '../ui/read-key.ts'

const tab = guardStorage(() => sessionStorage)

const rowSelector = 'tr[data-row-key]'
/** Elements that handle `/` and arrow keys themselves. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

/**
 * Keyboard navigation of a list (`list-shortcuts.ts`), for the element around it. One row at a time is in the tab
 * order; returning to a history entry restores the focused row.
 */
export function useListKeys() {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const memory = `list-row/${key}`
  useSlash(ref)
  const focusRemembered = useEffectEvent(() => {
    const remembered = tab.read(memory)
    if (remembered === null || document.activeElement !== document.body) return
    const row = listRows(ref.current).find(({ dataset }) => dataset['rowKey'] === remembered)
    row?.focus({ preventScroll: true })
  })
  // On mount only: later the history entry changes while the list is in use.
  useEffect(() => focusRemembered(), [])
  useRowInTabOrder(ref)
  const { saveFocus, noteBlur } = useFocusAfterDeletion(ref)
  return {
    ref,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKey(event, ref.current),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>(rowSelector)
      saveFocus(target, row)
      if (row === null) return
      enterTabOrder(row, listRows(ref.current))
      tab.write(memory, row.dataset['rowKey'] ?? '')
    },
    onBlur: noteBlur,
  }
}

const listRows = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]

const findSearch = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('input[type=search]:not([role=combobox])')

function useSlash(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => {
      if (readKey(event) !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(event.target instanceof Element) || event.target.closest(typing) !== null) return
      event.preventDefault()
      findSearch(list.current)?.focus()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [list])
}

/** Every search replaces rows; one of them must stay reachable with Tab. */
function useRowInTabOrder(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const rows = listRows(list.current)
    if (!rows.some((row) => row.tabIndex === 0)) enterTabOrder(rows[0], rows)
  })
}

/** Overlays opened from a row. */
const overRow = '[role=menu], [role=dialog]'

/**
 * A deleted row takes the focus with it; the row that replaces it receives the focus, so that keyboard users can
 * continue.
 */
function useFocusAfterDeletion(list: RefObject<HTMLElement | null>) {
  const last = useRef<{ row: HTMLElement; index: number } | null>(null)

  useEffect(() => {
    if (last.current === null || last.current.row.isConnected) return
    const { index } = last.current
    last.current = null
    whenFocusLost(() => {
      const rows = listRows(list.current)
      const next = rows[index] ?? rows.at(-1)
      next?.focus({ preventScroll: true })
    })
  })

  return {
    saveFocus(target: Element, row: HTMLElement | null) {
      if (row !== null) last.current = { row, index: listRows(list.current).indexOf(row) }
      else if (target.closest(overRow) === null) last.current = null
    },
    noteBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      if (target.closest(rowSelector) === null) return
      const isElsewhere = relatedTarget === null ? target.isConnected : !isOfList(relatedTarget)
      if (isElsewhere) last.current = null
    },
  }

  function isOfList(element: Element) {
    return list.current?.contains(element) === true || element.closest(overRow) !== null
  }
}

/** Immediately, or once the overlay over the row has closed, which takes some frames. */
function whenFocusLost(then: () => void, frames = 30): void {
  const { activeElement } = document
  if (activeElement === document.body) then()
  else if (frames > 0 && activeElement?.closest(overRow)) {
    requestAnimationFrame(() => whenFocusLost(then, frames - 1))
  }
}

function enterTabOrder(row: HTMLElement | undefined, rows: readonly HTMLElement[]) {
  for (const other of rows) other.tabIndex = other === row ? 0 : -1
}

function handleKey(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null) {
  const { target } = event
  const key = readKey(event)
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = listRows(list)
  const row = target.closest<HTMLElement>(rowSelector)
  if (row === null) {
    if (key === 'ArrowDown' && target === findSearch(list)) moveTo(rows[0])
    return
  }
  if (target.closest(typing) !== null) return
  const index = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return moveTo(rows[index + 1])
    case 'ArrowUp':
      return moveTo(rows[index - 1] ?? findSearch(list))
    case 'Home':
      return moveTo(rows[0])
    case 'End':
      return moveTo(rows.at(-1))
    case 'Enter':
      return target === row ? press('a') : undefined
    case 'x':
      return press('input[type=checkbox]')
    case 'a':
      return moveTo(list?.querySelector<HTMLElement>('[aria-label="Selection"] button'))
    case '.':
    case 'ContextMenu':
      return press('td:last-child button[aria-haspopup]')
  }

  function moveTo(element: HTMLElement | null | undefined) {
    if (!element) return
    event.preventDefault()
    element.focus()
  }

  function press(selector: string) {
    event.preventDefault()
    row?.querySelector<HTMLElement>(selector)?.click()
  }
}
