import { splitLines } from '@console/values/text/line-breaks'

/** Selects a line of a text area and scrolls to it. Lines are counted as the reader counts them. */
export function selectLine(area: HTMLTextAreaElement, at: number) {
  const lines = splitLines(area.value)
  const from = lines.slice(0, at - 1).reduce((sum, line) => sum + line.length + 1, 0)
  const to = from + (lines[at - 1]?.length ?? 0)
  // Browsers scroll to the caret only when the field receives focus.
  area.setSelectionRange(from, from)
  area.blur()
  area.focus()
  area.setSelectionRange(from, to)
}
