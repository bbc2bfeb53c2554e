import { countWords } from '@console/ielts'
import { isChoice } from '../patterns/gap-patterns.ts'
import { matchOption } from '../patterns/option-patterns.ts'

/** Stands behind a line all of whose letters are bold, highlighted or coloured; nobody can see or type it. */
const emphasis = '\u2063'

/** `plain` are the words of a line that are printed like any other; the letter of an option may be. */
export const withEmphasis = (text: string, plain: string): string =>
  /^[A-L]?$/i.test(plain.replaceAll(/\W/g, '')) && (matchOption(text.trim(), false)?.text ?? '') !== ''
    ? `${text}${emphasis}`
    : text

const words = /^[\p{L}\d£$€][\p{L}\d' /.,-]{0,40}$/u

/**
 * “built of 5 lamp” with its word in bold or in colour: the copy of a teacher has the answer in the gap. In colour it may stand
 * anywhere in a numbered line, and be a letter or a verdict at its end, or a name in a cell.
 */
export function fill(
  line: string,
  printed: string,
  { isColoured, isCell }: { isColoured: boolean; isCell: boolean },
): string {
  const said = printed.trim()
  const isWord = words.test(said) && (isColoured || !/^\p{Lu}/u.test(said))
  const isNumbered = numberBefore.test(isColoured && isCell ? ` ${line}` : line)
  const isLined = isColoured && /^[([]?\d{1,2}[)\].]?\s+\S/.test(line)
  if (isLined && isWord && lined.test(line)) return ` [${emphasis}${said}]`
  if (isLined && !isNumbered && isChoice(said)) return `\t${said}`
  return isWord && (isNumbered || isLined) ? ` ____ [${emphasis}${said}]` : printed
}

/** A line to write on, of which another part stands behind the word: “bring a ___hat___”. */
const lined = /(?:_{2}|\.{3}|…)\s{0,3}$/

/** “Reading Passage 2” in front of a coloured title has a number that is none of a gap. */
const numberBefore =
  /(?<!\b(?:passage|section|part|test|questions?|unit|task|exercise))\s[([]?\d{1,2}[)\].]?\s{0,3}$/i

/** Such options of three questions or more get the tick by which a teacher would mark them. */
export function markEmphasis(lines: readonly string[]): string[] {
  const filled = lines.join('\n').split(`[${emphasis}`).length - 1
  const gaps = new RegExp(`\\s?(?:____ )?\\[${emphasis}([^[\\]]*)\\]`, 'g')
  const behind = new RegExp(`(\\[${emphasis}[^[\\]]{1,60}\\])\\s{0,3}(?:_{2,40}|\\.{3,40}|…{1,40})`, 'g')
  const plain = lines.map((line) =>
    (filled < 3 ? line.replaceAll(gaps, ' $1') : line.replaceAll(behind, '$1')).replaceAll(emphasis, ''),
  )
  const isEmphasised = (index: number) => lines[index]?.includes(emphasis) === true
  // A box of names is below no question, and may have none.
  const isAsked = ([first = 0]: readonly number[]) =>
    /^\W?\d/.test(plain[first - 1] || (plain[first - 2] ?? ''))
  const own = listOptions(plain)
    .filter((list) => isAsked(list) || list.some(isEmphasised))
    .map((list) => list.filter(isEmphasised))
  const isHabit = own.length >= 3 && own.every(({ length }) => length === 1 || length === 2)
  const marked = new Set(isHabit ? own.flat() : [])
  return plain.map((line, index) => (marked.has(index) ? `${line} ✓` : line))
}

/** A paragraph that has a letter is longer. */
const longest = 25

/** The places of the options of each question: A, B, C, one below the other. */
function listOptions(lines: readonly string[]): number[][] {
  const lists: number[][] = []
  for (const [index, line] of lines.entries()) {
    const option = matchOption(line.trim(), false)
    if (option === null || option.text === '' || countWords(option.text) > longest) continue
    const open = lists.at(-1)
    if (option.key === 'A') lists.push([index])
    else if (option.key === String.fromCharCode(65 + (open?.length ?? 0))) open?.push(index)
  }
  return lists.filter((list) => list.length > 1)
}
