/**
 * A text that was pasted may have line ends that no browser knows as ones: U+000B of word processors, U+0085, U+2028 and U+2029.
 * The field has `lineEnd` in their place at once, and the caret where it was.
 */
export function settleLineEnds(field: HTMLInputElement | HTMLTextAreaElement, lineEnd: '\n' | ' '): void {
  const text = field.value.replace(/[\v\u0085\u2028\u2029]/g, lineEnd)
  if (text === field.value) return
  const caret = field.selectionEnd
  field.value = text
  field.setSelectionRange(caret, caret)
}
