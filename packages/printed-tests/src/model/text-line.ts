/** A line of the pasted text; lines are counted from 1, as an editor counts them. A tab divides its cells. */
export type TextLine = { at: number; text: string }

/** The text of the next line that has any. */
export function nextText(lines: readonly TextLine[], index: number): string {
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (text !== '') return text
  }
  return ''
}
