import type { TextLine } from '../model/text-line.ts'
import { matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import {
  isClearInstruction,
  isInstruction,
  isTaskName,
  matchVerdict,
} from '../patterns/instruction-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { isRubric } from '../patterns/rubric-patterns.ts'

const range = String.raw`(\d{1,2})\s?(?:[-–—…]|to|through)\s?(?:q\s?)?(\d{1,2})`
const alone = new RegExp(String.raw`^[([]?${range}[)\]]?[.:]?$`, 'i')
const named = new RegExp(
  String.raw`^(?:(.{2,60}?)\s?[:([–—-]\s?|[([])(?:q(?:uestion)?s?|items|numbers)\.?\s?${range}[)\]]?[.:]?$`,
  'i',
)

/** “14–18”, “Sentence work (questions 14–18)”: a range above an instruction or its first question is the head of a group. */
export function nameRanges(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const head = matchRange(line.text)
    if (head === null) return line
    const next = lines.slice(index + 1, index + 6).find(({ text }) => text !== '')?.text ?? ''
    const asks =
      isInstruction(next) || isClearInstruction(next) || isTaskName(next) || matchVerdict(next) !== null
    if (!asks && (head.said === null || matchNumbered(next)?.number !== head.first)) return line
    const said = head.said ?? ''
    const rest = isInstruction(said) || isTaskName(said) || said.endsWith('?') ? ` ${said}` : ''
    return { at: line.at, text: `Questions ${head.first}–${head.last}${rest}` }
  })
}

/** `said` is null where the line has nothing but numbers. */
function matchRange(text: string): { said: string | null; first: number; last: number } | null {
  if (matchGroupHead(text) !== null || matchPassageHead(text) !== null || isRubric(text)) return null
  const [, from, to] = alone.exec(text) ?? []
  const [, said = '', first = from, last = to] = named.exec(text) ?? []
  if (first === undefined || Number(last) <= Number(first) || Number(last) - Number(first) > 14) return null
  // “B. Listen again. Match … (questions 5–9).” is an exercise with a letter of its own.
  if (/[.?!]\s/.test(said) && !isInstruction(said)) return null
  return { said: from === undefined ? said : null, first: Number(first), last: Number(last) }
}
