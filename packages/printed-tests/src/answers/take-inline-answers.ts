import { type Doubt, doubtLines } from '../model/printed-test.ts'
import type { Lines, TextLine } from '../model/text-line.ts'
import { matchAnswer } from '../patterns/answer-patterns.ts'
import { cutAtEntries } from '../patterns/key-entries.ts'
import { braceCounted, findMarkedAnswers, findNumber } from './find-marked-answers.ts'

/** “Explanation: …” right below an answer says why it is right. */
const explanation = /^(?:explanations?|reasons?|why|evidence|proof)\s?[:–-]\s?\S/i

type Taken = Record<'body' | 'key' | 'script', TextLine[]> & { doubts: Doubt[] }

/** “Answer: B” below each question, or behind it, is a key as much as one on the last page. */
export function takeInlineAnswers(printed: Lines): Taken {
  const { lines, marked: found } = findMarkedAnswers(braceCounted(printed))
  const places = new Set(found.map(({ at }) => at))
  const marked = printed.filter(({ at }) => places.has(at))
  const body: TextLine[] = []
  const key: TextLine[] = []
  const script: TextLine[] = []
  let isBehind = false
  let number = ''
  for (const line of lines) {
    if (isBehind && explanation.test(line.text)) {
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
    const isNumbered = /^\d{1,2} = /.test(found.said) || cutAtEntries(found.said, () => false).length > 1
    const last = key.at(-1)
    // Of “21–22” two options are marked.
    if (number.includes('-') && last?.text.startsWith(`${number} `) === true) last.text += `, ${found.said}`
    else key.push({ at: line.at, text: isNumbered ? found.said : `${number} ${found.said}` })
    isBehind = true
    if (found.above !== '') body.push({ at: line.at, text: found.above })
  }
  if (key.length < 3) return { body: [...printed], key: [], script: [], doubts: [] }
  const reason =
    'The answers are marked beside the questions: they were taken for the key, and out of the text.'
  return { body, key, script, doubts: doubtLines(reason, marked) }
}
