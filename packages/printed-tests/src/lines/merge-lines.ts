import type { TextLine } from '../model/text-line.ts'

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
