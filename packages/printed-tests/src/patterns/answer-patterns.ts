import { hasRun } from './gap-patterns.ts'

/** An answer on the line of its question. */
export const answerPatterns = {
  answer:
    /(?:^|[\s([])(?:(?:the\s)?(?:(?:correct|right|model)\s)?ans(?:wers?|\.)?(?:\s(?:is|are))?|^a\s?\d{0,2})\s?[:=–-]\s?([^_…]{1,80}?)[)\]]?$/i,
}

/** “Answer: B”, “The correct answer is: FALSE”, and what stands before it on the line. */
export function matchAnswer(text: string): { said: string; above: string } | null {
  const found = answerPatterns.answer.exec(text)
  return found === null || hasRun(found[0])
    ? null
    : { said: found[1] ?? '', above: text.slice(0, found.index).trimEnd() }
}

/** Whether a line has an answer, and no gap. */
export const isAnswerLine = (text: string): boolean => answerPatterns.answer.test(text) && !hasRun(text)
