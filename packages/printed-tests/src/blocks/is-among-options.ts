import type { TextLine } from '../model/text-line.ts'

const letterOf = (text = ''): number | undefined => /^([A-H])(?:[.)]\s|\t)/.exec(text)?.[1]?.charCodeAt(0)

/** “B  Complete the form.” right below “A  Read the list.” is one of the things to choose from, and no exercise. */
export function isAmongOptions(lines: readonly TextLine[], index: number): boolean {
  const own = letterOf(lines[index]?.text)
  if (own === undefined) return false
  return letterOf(lines[index - 1]?.text) === own - 1 || letterOf(lines[index + 1]?.text) === own + 1
}
