/** Where the caret goes in a text: to one end, or before a character. */
export type CaretPlace = 'start' | 'end' | number

export type FocusTarget = {
  /** Focuses the field that is marked `data-part={part}`, once what was just changed is on screen. */
  focusPart(part: string, at?: CaretPlace): void
  /** Notes which control of a section has the focus. What it returns gives it back, caret and all, after a move. */
  noteFocus(sectionId: string | number): () => void
}

/** `findRoot` gives the element whose fields are meant. */
export function createFocusTarget(findRoot: () => HTMLElement | null): FocusTarget {
  return {
    // React has put a change of the store on screen before microtasks run.
    focusPart: (part, at = 'start') =>
      queueMicrotask(() => {
        const root = findRoot()
        const field = root?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
        if (field == null) return root?.focus({ preventScroll: true })
        field.focus()
        field.scrollIntoView({ block: 'nearest' })
        if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) placeCaret(field, at)
      }),
    noteFocus(sectionId) {
      const listControls = () => [
        ...(findRoot()?.querySelectorAll<HTMLElement>(
          `[data-section="${CSS.escape(String(sectionId))}"] :is(button, textarea)`,
        ) ?? []),
      ]
      const focused = document.activeElement
      const index = focused instanceof HTMLElement ? listControls().indexOf(focused) : -1
      const caret = focused instanceof HTMLTextAreaElement ? focused.selectionStart : 0
      // Moving an element takes its focus away, and one that comes into another group is made anew.
      return () =>
        queueMicrotask(() => {
          const control = listControls()[index]
          if (control === undefined) return
          control.focus({ preventScroll: true })
          control.scrollIntoView({ block: 'nearest' })
          if (control instanceof HTMLTextAreaElement && control !== focused) placeCaret(control, caret)
        })
    },
  }
}

function placeCaret(field: HTMLTextAreaElement | HTMLInputElement, at: CaretPlace) {
  const offset = at === 'start' ? 0 : at === 'end' ? field.value.length : at
  field.setSelectionRange(offset, offset)
}
