import { matchOption } from '../patterns/option-patterns.ts'

/** Stands behind a line all of whose letters are bold, highlighted or coloured; nobody can see or type it. */
const emphasis = '\u2063'

/** `plain` are the words of a line that are printed like any other; the letter of an option may be. */
export const withEmphasis = (text: string, plain: string): string =>
  /^[A-L]?$/i.test(plain.replaceAll(/\W/g, '')) && (matchOption(text.trim(), false)?.text ?? '') !== ''
    ? `${text}${emphasis}`
    : text

/** The one such option of each question, of three or more, gets the tick by which a teacher would mark it. */
export function markEmphasis(lines: readonly string[]): string[] {
  const plain = lines.map((line) => line.replaceAll(emphasis, ''))
  const isEmphasised = (index: number) => lines[index]?.includes(emphasis) === true
  const lists = listOptions(plain).map((list) => list.filter(isEmphasised))
  const isHabit = lists.length >= 3 && lists.every((list) => list.length === 1)
  const marked = new Set(isHabit ? lists.flat() : [])
  return plain.map((line, index) => (marked.has(index) ? `${line} ✓` : line))
}

/** The places of the options of each question: A, B, C, one below the other. */
function listOptions(lines: readonly string[]): number[][] {
  const lists: number[][] = []
  for (const [index, line] of lines.entries()) {
    const option = matchOption(line.trim(), false)
    if (option === null || option.text === '') continue
    const open = lists.at(-1)
    if (option.key === 'A') lists.push([index])
    else if (option.key === String.fromCharCode(65 + (open?.length ?? 0))) open?.push(index)
  }
  return lists.filter((list) => list.length > 1)
}
