import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DocumentStore } from '../document/document-store.ts'

/**
 * Focus, caret, scroll positions and open part in an editor; elements by selectors that find their counterparts in
 * another editor of the same document.
 */
type Place<Shown> = {
  shown: Shown
  focused: { selector: string; caret: [number, number] | null } | null
  scrolled: { selector: string; top: number }[]
  /** Scroll position of the page. */
  top: number
}

/** Keyed by the editor's store: an editor that continues a store restores its place. */
const readers = new WeakMap<object, () => unknown>()

type RestoredPositionOptions<Shown> = {
  root: RefObject<HTMLElement | null>
  store: Pick<DocumentStore<unknown>, 'read'>
  /** The editor's own part of the place, such as the open part. */
  shown: Shown
  onReturn(shown: Shown): void
}

/**
 * Restores the place of the editor in which a record was created in the editor that replaces it: open part, focus,
 * caret and scroll positions.
 */
export function useRestoredPosition<Shown>({
  root,
  store,
  shown,
  onReturn,
}: RestoredPositionOptions<Shown>): void {
  // The previous editor is still mounted. Only editors of one kind share a store, so the type is right.
  const [place] = useState(() => (readers.get(store)?.() ?? null) as Place<Shown> | null)
  const [isDrawn, setIsDrawn] = useState(place === null)
  const latest = useRef(shown)
  const restore = useEffectEvent(onReturn)

  useLayoutEffect(() => {
    latest.current = shown
  })

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const read = () => readPlace(element, latest.current)
    readers.set(store, read)
    // An editor that mounts later, after a skeleton, finds the last place.
    return () => {
      const last = read()
      readers.set(store, () => last)
    }
  }, [root, store])

  useLayoutEffect(() => {
    if (place === null) return
    restore(place.shown)
    setIsDrawn(true)
  }, [place])

  useLayoutEffect(() => {
    if (place !== null && isDrawn && root.current !== null) returnTo(root.current, place)
  }, [place, isDrawn, root])
}

function readPlace<Shown>(root: HTMLElement, shown: Shown): Place<Shown> {
  const { activeElement } = document
  const scrolled = [...root.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
  return {
    shown,
    focused: root.contains(activeElement)
      ? { selector: toSelector(root, activeElement), caret: readCaret(activeElement) }
      : null,
    scrolled: scrolled.map((element) => ({
      selector: toSelector(root, element),
      top: element.scrollTop,
    })),
    top: document.documentElement.scrollTop,
  }
}

function returnTo(root: HTMLElement, { focused, scrolled, top }: Place<unknown>) {
  const isFocusFree = document.activeElement === null || document.activeElement === document.body
  const field = focused === null || !isFocusFree ? null : (find(root, focused.selector) ?? root)
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  if (isTextField(field) && focused?.caret) field.setSelectionRange(...focused.caret)
  for (const each of scrolled) {
    const element = find(root, each.selector)
    if (element !== null) element.scrollTop = each.top
  }
  document.documentElement.scrollTop = top
}

const isTextField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function readCaret(element: Element | null): [number, number] | null {
  if (!isTextField(element)) return null
  const { selectionStart, selectionEnd } = element
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

function toSelector(root: Element, element: Element | null): string {
  const steps: string[] = []
  for (let each = element; each !== null && each !== root; each = each.parentElement) {
    const { localName, parentElement } = each
    const alike = [...(parentElement?.children ?? [])].filter((sibling) => sibling.localName === localName)
    steps.unshift(`${localName}:nth-of-type(${alike.indexOf(each) + 1})`)
  }
  return steps.join(' > ')
}

const find = (root: Element, selector: string): Element | null =>
  selector === '' ? root : root.querySelector(`:scope > ${selector}`)
