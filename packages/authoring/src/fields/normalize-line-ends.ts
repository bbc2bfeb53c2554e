/**
 * Pasted text may contain line separators that browsers do not treat as such: U+000B of word processors, U+0085, U+2028
 * and U+2029. Replaces them with `lineEnd` and keeps the caret's position.
 */
export function normalizeLineEnds(field: HTMLInputElement | HTMLTextAreaElement, lineEnd: '\n' | ' '): void {
  const text = field.value.replace(/[\v\u0085\u2028\u2029]/g, lineEnd)
  if (text === field.value) return
  const caret = field.selectionEnd
  field.value = text
  field.setSelectionRange(caret, caret)
}
