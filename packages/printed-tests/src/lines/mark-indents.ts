import type { TextLine } from '../model/text-line.ts'

const indented = /^(?:\t| {2,10})(?=["“‘'(]?[A-Z])\S.{30,}$/
const flush = /^\S.{20,}$/

/** A line that begins further in than those around it begins a paragraph: an empty line stands above it. */
export const markIndents = (lines: readonly TextLine[]): TextLine[] =>
  lines.flatMap((line, index) => {
    const [before, next] = [lines[index - 1]?.text ?? '', lines[index + 1]?.text ?? '']
    const isFirst =
      indented.test(line.text) &&
      !/\S(?:\t| {3,})\S/.test(line.text) &&
      flush.test(next) &&
      /[.!?]["”’')]?\s*$/.test(before)
    return isFirst ? [{ at: line.at, text: '' }, line] : [line]
  })
