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

/** A line that goes on with what stands before it, joined so far, is one with it. `above` is the line above as it is printed. */
export function mergeLines(
  lines: readonly TextLine[],
  goesOn: (before: string, line: TextLine, above: TextLine | undefined) => boolean,
): TextLine[] {
  const joined: TextLine[] = []
  for (const [index, line] of lines.entries()) {
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before.text, line, lines[index - 1])) {
      joined[joined.length - 1] = { at: before.at, text: `${before.text} ${line.text}` }
    } else joined.push(line)
  }
  return joined
}
