import { foldForSearch } from '@console/values/text/fold-text'
import { normaliseAnswer } from './answer-text.ts'

const gap = /_{2,}/

/** The words printed directly before and after the gap of a question, in lower case; empty if there are none. */
export type GapSides = { lead: string; unit: string }

export function readGapSides(question: string): GapSides {
  const [before = '', after = ''] = foldForSearch(question).split(gap)
  return {
    lead: before.trimEnd().split(/\s/).at(-1) ?? '',
    unit: /^\s*([\p{L}%°]+)/u.exec(after)?.[1] ?? '',
  }
}

/** A normalised answer without a sign or unit that is printed beside its gap: `£50` after a printed £ is `50`. */
export function withoutPrinted(answer: string, { lead, unit }: GapSides): string {
  const isSign = lead !== '' && !/[\p{L}\p{N}.,:;]$/u.test(lead)
  const folded = normaliseAnswer(answer)
  const bare = isSign && folded.startsWith(lead) ? folded.slice(lead.length).trim() : folded
  const isMeasured = unit !== '' && /\d/.test(bare) && bare.endsWith(unit)
  return isMeasured ? bare.slice(0, -unit.length).trim() : bare
}
