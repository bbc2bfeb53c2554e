/** Where the caret goes in a text: to one end, or before a character. */
export type CaretPlace = 'start' | 'end' | number

export type FocusTarget = {
  /** Focuses the field that is marked `data-part={part}`, once what was just changed is on screen. */
  focusPart(part: string, at?: CaretPlace): void
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
  }
}

function placeCaret(field: HTMLTextAreaElement | HTMLInputElement, at: CaretPlace) {
  const offset = at === 'start' ? 0 : at === 'end' ? field.value.length : at
  field.setSelectionRange(offset, offset)
}

export const titlePart = (sectionId: string | number) => `title:${sectionId}`
export const itemPart = (itemId: string | number) => `item:${itemId}`
export const cellPart = (row: string, column: string) => `cell:${row}:${column}`
export const handlePart = (sectionId: string | number) => `handle:${sectionId}`
