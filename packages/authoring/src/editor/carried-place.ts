import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DocumentStore } from '../document/document-store.ts'

/** Where somebody is at work in an editor; elements by selectors that find their likes in another editor of the same document. */
type Place<Shown> = {
  shown: Shown
  focused: { selector: string; caret: [number, number] | null } | null
  scrolled: { selector: string; top: number }[]
  /** Of the page itself. */
  top: number
}

/** By the store of an editor: one that goes on with the store goes on at its place. */
const readers = new WeakMap<object, () => unknown>()

type CarriedPlaceOptions<Shown> = {
  root: RefObject<HTMLElement | null>
  store: Pick<DocumentStore<unknown>, 'read'>
  /** What the editor itself says of the place, such as the part that is open. */
  shown: Shown
  onReturn(shown: Shown): void
}

/**
 * The editor of a record that was just created stands where the one stood in which it was created: the same part open, the
 * same field in focus with the caret where it was, and everything scrolled alike.
 */
export function useCarriedPlace<Shown>({ root, store, shown, onReturn }: CarriedPlaceOptions<Shown>): void {
  // The other editor is still there. Only editors of one kind share a store, so this is its own.
  const [place] = useState(() => (readers.get(store)?.() ?? null) as Place<Shown> | null)
  const [isDrawn, setIsDrawn] = useState(place === null)
  const latest = useRef(shown)
  const giveBack = useEffectEvent(onReturn)

  useLayoutEffect(() => {
    latest.current = shown
  })

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const read = () => readPlace(element, latest.current)
    readers.set(store, read)
    // An editor that comes later, after a skeleton, finds how this one was left.
    return () => {
      const last = read()
      readers.set(store, () => last)
    }
  }, [root, store])

  useLayoutEffect(() => {
    if (place === null) return
    giveBack(place.shown)
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
