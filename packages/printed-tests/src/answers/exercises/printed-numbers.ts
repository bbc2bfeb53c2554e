import { toLetter, toNumeral } from '@console/ielts'
import type { Numbering } from './continue-numbers.ts'

/** How questions are numbered on paper, where that is otherwise: “Exercise 2, 1–5”, “Task B, a–c”. */
export function toPrintedNumbers(
  { first, last }: { first: number; last: number },
  numberings: readonly Numbering[],
): string | null {
  const own = numberings.find(({ offset, last: count }) => first > offset && first <= offset + count)
  if (own === undefined || own.marks === 'bullets' || (own.offset === 0 && own.marks === 'numbers'))
    return null
  const sign = (number: number): string => {
    const place = number - own.offset
    if (own.marks === 'numbers') return String(place)
    return own.marks === 'letters' ? toLetter(place - 1).toLowerCase() : toNumeral(place - 1)
  }
  const range = first === last ? sign(first) : `${sign(first)}–${sign(last)}`
  return `${own.label?.name ?? toName(own.head)}, ${range}`
}

const toName = (head: string): string => {
  const said = head.replace(/[.:]$/, '')
  return said.length > 40 ? `${said.slice(0, 39).trimEnd()}…` : said
}
