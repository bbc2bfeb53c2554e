import { isVerdict } from '@console/ielts'
import type { GroupLines } from '../blocks/part-lines.ts'
import type { PrintedGroup, PrintedQuestion } from '../model/printed-test.ts'
import { matchNumbered, matchTwoNumbers } from '../patterns/item-patterns.ts'
import type { GroupContext } from './find-group-task.ts'

/** Questions of different kinds that no instruction stands above are as many groups, one below the other. */
export function divideByKind(
  printed: GroupLines,
  { instruction, options, questions }: PrintedGroup,
  { answers }: GroupContext,
): GroupLines[] {
  const kinds = questions.map((question) => kindOf(question, answers))
  if (instruction !== '' || options.length > 0 || kinds.includes('')) return [printed]
  const starts = questions.filter((_, nth) => kinds[nth] !== kinds[nth - 1]).map(({ number }) => number)
  const places = starts.map((number) => printed.lines.findIndex(({ text }) => numberOf(text) === number))
  if (starts.length < 2 || places.includes(-1)) return [printed]
  return starts.map((first, nth) => {
    const lines = printed.lines.slice(nth === 0 ? 0 : places[nth], places[nth + 1])
    const last = (starts[nth + 1] ?? printed.last + 1) - 1
    return { ...printed, head: nth === 0 ? printed.head : (lines[0] ?? printed.head), first, last, lines }
  })
}

const numberOf = (text: string): number | undefined =>
  matchTwoNumbers(text)?.first ?? matchNumbered(text)?.number

function kindOf({ options, count, text, number }: PrintedQuestion, answers: GroupContext['answers']): string {
  if (options.length > 0) return count > 1 ? 'set' : 'choice'
  if (isVerdict(answers.get(number) ?? '')) return 'verdict'
  if (text.includes('_____')) return 'gap'
  return text.endsWith('?') ? 'asked' : ''
}
