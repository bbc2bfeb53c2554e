/** “Question 4”, or “Questions 1–3, 7”. */
export function toNumberText(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const number of [...new Set(numbers)].toSorted((left, right) => left - right)) {
    const open = ranges.at(-1)
    if (open?.last === number - 1) open.last = number
    else ranges.push({ first: number, last: number })
  }
  const said = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
  return `${numbers.length === 1 ? 'Question' : 'Questions'} ${said}`
}
