const gap = /_{2,}/

/** What is printed right before and right after the gap of a question, in small letters; empty where nothing is. */
export type GapSides = { lead: string; unit: string }

export function readGapSides(question: string): GapSides {
  const [before = '', after = ''] = question.split(gap)
  return {
    lead: before.trimEnd().split(/\s/).at(-1)?.toLowerCase() ?? '',
    unit: /^\s*([\p{L}%°]+)/u.exec(after)?.[1]?.toLowerCase() ?? '',
  }
}

/** An answer without the sign and the unit that are printed beside its gap: `£50` after a printed £ is `50`. */
export function withoutPrinted(answer: string, { lead, unit }: GapSides): string {
  const isSign = lead !== '' && !/[\p{L}\p{N}.,:;]$/u.test(lead)
  const bare = isSign && answer.startsWith(lead) ? answer.slice(lead.length).trim() : answer
  const isMeasured = unit !== '' && /\d/.test(bare) && bare.toLowerCase().endsWith(unit)
  return isMeasured ? bare.slice(0, -unit.length).trim() : bare
}
