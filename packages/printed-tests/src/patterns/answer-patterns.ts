import { hasRun } from './gap-patterns.ts'

const said =
  /(?:^|[\s([])(?:the\s)?(?:(?:correct|right|model)\s)?ans(?:wers?|\.)?(?:\sis)?\s?[:=–-]\s?([^_…]{1,80}?)[)\]]?$/i

/** “Answer: B”, “The correct answer is: FALSE”, and what stands before it on the line. */
export function matchAnswer(text: string): { said: string; above: string } | null {
  const found = said.exec(text)
  return found === null || hasRun(found[0])
    ? null
    : { said: found[1] ?? '', above: text.slice(0, found.index).trimEnd() }
}

/** Whether a line has an answer, and no gap. */
export const isAnswerLine = (text: string): boolean => said.test(text) && !hasRun(text)
