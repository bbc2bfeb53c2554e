import type { TextLine } from '../model/text-line.ts'
import { matchAnswer } from '../patterns/answer-patterns.ts'
import { listGaps } from '../patterns/gap-patterns.ts'
import { matchGroupHead } from '../patterns/head-patterns.ts'
import { matchNumbered, matchTwoNumbers } from '../patterns/item-patterns.ts'

/** “Explanation: …” right below an answer says why it is right. */
const explanation = /^(?:explanations?|reasons?|why|evidence|proof)\s?[:–-]\s?\S/i

const isOpen = (script: readonly TextLine[], { at, text }: TextLine): boolean =>
  text !== '' && script.at(-1)?.at === at - 1 && matchGroupHead(text) === null

/** “Answer: B” below each question, or behind it, is a key as much as one on the last page. */
export function takeInlineAnswers(lines: readonly TextLine[]): Record<'body' | 'key' | 'script', TextLine[]> {
  const body: TextLine[] = []
  const key: TextLine[] = []
  const script: TextLine[] = []
  let isBehind = false
  let number = ''
  for (const line of lines) {
    const isWhy =
      isBehind && (explanation.test(line.text) || (isOpen(script, line) && findNumber(line.text) === null))
    if (isWhy) {
      script.push(line)
      continue
    }
    number = findNumber(line.text) ?? number
    const found = matchAnswer(line.text)
    if (found === null || number === '' || /^example/i.test(line.text)) {
      body.push(line)
      isBehind &&= line.text === ''
      continue
    }
    key.push({ at: line.at, text: `${number} ${found.said}` })
    isBehind = true
    if (found.above !== '') body.push({ at: line.at, text: found.above })
  }
  return key.length >= 3 ? { body, key, script } : { body: [...lines], key: [], script: [] }
}

function findNumber(text: string): string | null {
  const set = matchGroupHead(text) ?? matchTwoNumbers(text)
  if (set !== null) return set.first === set.last ? `${set.first}` : `${set.first}-${set.last}`
  const [gap] = listGaps(text, { first: 1, last: 60 }).toReversed()
  const number =
    gap?.number ??
    matchNumbered(text)?.number ??
    (/^\d{1,2}[.)]?$/.test(text) ? Number.parseInt(text, 10) : null)
  return number === null ? null : `${number}`
}
