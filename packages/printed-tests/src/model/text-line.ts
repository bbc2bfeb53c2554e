/** A line of the pasted text; lines are counted from 1, as an editor counts them. A tab divides its cells. */
export type TextLine = { at: number; text: string }

export type Lines = readonly TextLine[]

/** The numbers of questions that belong together. */
export type Range = { first: number; last: number }

export const isFilled = ({ text }: TextLine): boolean => text !== ''

/** The text of the next line that has any. */
export function nextText(lines: Lines, index: number): string {
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (text !== '') return text
  }
  return ''
}

/** Lines in their places, each with the text that `toText` makes of it. */
export const mapTexts = (lines: Lines, toText: (text: string, index: number) => string): TextLine[] =>
  lines.map(({ at, text }, index) => ({ at, text: toText(text, index) }))

/** A line that goes on with what stands before it, joined so far, is one with it. `above` is the line above as it is printed. */
export function mergeLines(
  lines: Lines,
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

/** The part of a test that a line is. `none` is left out. */
export type LineRole = 'title' | 'text' | 'rubric' | 'question' | 'option' | 'key' | 'script' | 'none'

/** Roles that a person gave to lines, which are counted from 1. They count for more than any pattern. */
export type Hints = ReadonlyMap<number, LineRole>
