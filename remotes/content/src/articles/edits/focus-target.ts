/** Position of the caret: at one end, or before a character. */
export type CaretPosition = 'start' | 'end' | number

export type FocusTarget = {
  /** Focuses the field marked `data-part={part}`, once the latest change has rendered. */
  focusPart(part: string, at?: CaretPosition): void
  /** Remembers the focused control of a section. The returned function restores it, with the caret, after a move. */
  saveFocus(sectionId: string | number): () => void
}

/** `findRoot` returns the element that contains the fields. */
export function createFocusTarget(findRoot: () => HTMLElement | null): FocusTarget {
  return {
    // React renders store changes before microtasks run.
    focusPart: (part, at = 'start') =>
      queueMicrotask(() => {
        const root = findRoot()
        const field = root?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
        if (field == null) return root?.focus({ preventScroll: true })
        field.focus()
        field.scrollIntoView({ block: 'nearest' })
        if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) placeCaret(field, at)
      }),
    saveFocus(sectionId) {
      const listControls = () => [
        ...(findRoot()?.querySelectorAll<HTMLElement>(
          `[data-section="${CSS.escape(String(sectionId))}"] :is(button, textarea)`,
        ) ?? []),
      ]
      const focused = document.activeElement
      const index = focused instanceof HTMLElement ? listControls().indexOf(focused) : -1
      const caret = focused instanceof HTMLTextAreaElement ? focused.selectionStart : 0
      // Moving an element blurs it, and one that moves to another group is remounted.
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

function placeCaret(field: HTMLTextAreaElement | HTMLInputElement, at: CaretPosition) {
  const offset = at === 'start' ? 0 : at === 'end' ? field.value.length : at
  field.setSelectionRange(offset, offset)
}
