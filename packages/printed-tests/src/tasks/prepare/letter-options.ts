import type { TextLine } from '../../model/text-line.ts'
import { matchNumbered } from '../../patterns/item-patterns.ts'

type Range = { first: number; last: number }

/** Options that a word processor numbered 1, 2, 3 below each question, where the instruction asks for a letter. */
export function letterOptions(lines: readonly TextLine[], { first, last }: Range): TextLine[] {
  if (!lines.some(({ text }) => /\bcorrect (?:letter|answer)\b|\bchoose [a-z ]{0,40}letters\b/i.test(text)))
    return [...lines]
  const options = lines.map(({ text }) => {
    const found = matchNumbered(text)
    return found === null || (found.number >= first && found.number <= last) ? null : found
  })
  const follows = (index: number) => {
    const [option, next] = [options[index], options[index + 1]]
    return option != null && next != null && next.number === option.number + 1
  }
  let isRun = false
  return lines.map((line, index) => {
    const option = options[index]
    isRun = option != null && (option.number === 1 ? follows(index) : isRun && follows(index - 1))
    return isRun && option != null
      ? { at: line.at, text: `${String.fromCharCode(64 + option.number)}. ${option.rest}` }
      : line
  })
}
