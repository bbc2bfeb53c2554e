import { toLineFeeds } from '@console/values/text/line-breaks'

/** Replaces the line ends of pasted text with `lineEnd`, and keeps the caret's position. */
export function normalizeLineEnds(field: HTMLInputElement | HTMLTextAreaElement, lineEnd: '\n' | ' '): void {
  const text = toLineFeeds(field.value).replaceAll('\n', lineEnd)
  if (text === field.value) return
  const caret = field.selectionEnd
  field.value = text
  field.setSelectionRange(caret, caret)
}
