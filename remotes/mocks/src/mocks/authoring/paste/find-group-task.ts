import { parseWordLimit } from '../../core/keys/word-limit.ts'
import type { PastedGroup } from './pasted-test.ts'

type Found = Omit<PastedGroup, 'task'>

const things: readonly [RegExp, string][] = [
  [/\bsummary\b/i, 'summary'],
  [/\bflow[- ]?chart\b/i, 'flow-chart'],
  [/\b(?:diagram|label)\b/i, 'diagram'],
  [/\btable\b/i, 'table'],
  [/\bnotes?\b/i, 'notes'],
  [/\bform\b/i, 'form'],
  [/\banswer the (?:following )?questions?\b/i, 'short-answers'],
  [/\bsentences?\b/i, 'sentences'],
]

/** Which task of IELTS a group is, by its instruction and by what there is to choose from. */
export function findGroupTask({ instruction, title, options, questions }: Found): string | null {
  const said = `${instruction} ${title ?? ''}`
  const hasOptions = options.length > 0
  if (/\bNOT GIVEN\b/.test(said)) return /\bYES\b/.test(said) ? 'yes-no' : 'true-false'
  if (/\bstatements agree\b/i.test(said))
    return /\b(?:views|claims|opinions?)\b/i.test(said) ? 'yes-no' : 'true-false'
  if (/\bheadings?\b/i.test(said)) return 'headings'
  if (/\bwhich (?:paragraph|section)\b/i.test(said)) return 'information'
  const several = /\b(?:two|three|four|[2-4])\s+(?:correct\s+)?(?:letters|answers|options|statements)\b/i
  if (several.test(said) || questions.some(({ count }) => count > 1)) return 'several-answers'
  if (questions.some((question) => question.options.length > 0)) return 'multiple-choice'
  if (/\bendings?\b/i.test(said)) return 'endings'
  if (/\b(?:map|plan)\b/i.test(said) && hasOptions) return 'map'
  const thing = things.find(([pattern]) => pattern.test(said))?.[1]
  if (hasOptions) {
    const isGapped = questions.some(({ text }) => text.includes('_____'))
    return isGapped ? 'summary-list' : thing === 'sentences' ? 'endings' : 'features'
  }
  if (thing !== undefined) return thing
  if (parseWordLimit(instruction) === null) return null
  return questions.every(({ text }) => text.endsWith('?')) ? 'short-answers' : 'sentences'
}
