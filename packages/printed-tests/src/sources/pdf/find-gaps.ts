import type { PdfText } from './join-texts.ts'
import type { PdfRule } from './list-rules.ts'

/** In points: shorter lines are dashes, and closer ones are one line. */
const shortest = 12
const closest = 3

/** Distance of a line to write on below its text, in heights of that text. */
const highest = -0.2
const lowest = 0.7
/** How far below a question the line for its answer may stand, in heights of its text. */
const writingSpace = 2.6

/**
 * Gaps that a page draws as lines, as the text that they mean. A line below words underlines them, one that meets
 * another is of a table, and one without words beside it divides the page, unless it is right below a question.
 */
export function findGaps(rules: readonly PdfRule[], texts: readonly PdfText[]): PdfText[] {
  const upright = rules.filter(({ top, bottom }) => bottom - top >= shortest / 2)
  return joinRules(rules.filter((rule) => isLevel(rule))).flatMap((rule) => {
    if (rule.right - rule.left < shortest || upright.some((other) => doMeet(rule, other))) return []
    const row = texts.filter(
      ({ y, size }) => rule.bottom - y >= size * highest && rule.bottom - y <= size * lowest,
    )
    const question = row.length === 0 ? findQuestionAbove(rule, texts) : undefined
    if (question !== undefined) return [toGap(rule, { y: rule.bottom, size: question.size })]
    const [beside] = row.toSorted((one, other) => distance(rule, one) - distance(rule, other))
    if (beside === undefined || row.some((text) => distance(rule, text) < text.size * -0.35)) return []
    return [toGap(rule, beside)]
  })
}

const toGap = ({ left, right }: PdfRule, { y, size }: Pick<PdfText, 'y' | 'size'>): PdfText => ({
  text: '_____',
  left,
  right,
  y,
  size,
})

/** The question that stands above a line to write its answer on, which is no longer than half of the page. */
function findQuestionAbove(rule: PdfRule, texts: readonly PdfText[]): PdfText | undefined {
  const width = Math.max(...texts.map(({ right }) => right)) - Math.min(...texts.map(({ left }) => left))
  const above = texts.filter(
    ({ y, size }) => rule.bottom - y > size * lowest && rule.bottom - y < size * writingSpace,
  )
  const [first] = above.toSorted((one, other) => one.left - other.left)
  const isQuestion = first !== undefined && /^[([]?\d{1,2}[)\].]?(?:\s|$)/.test(first.text.trim())
  return isQuestion && rule.right - rule.left < width / 2 ? first : undefined
}

const isLevel = ({ left, right, top, bottom }: PdfRule): boolean => right - left > bottom - top

function joinRules(rules: readonly PdfRule[]): PdfRule[] {
  const joined: PdfRule[] = []
  for (const rule of rules.toSorted((one, other) => one.left - other.left)) {
    const last = joined.findLast(
      (each) => Math.abs(each.bottom - rule.bottom) < 1 && rule.left - each.right <= closest,
    )
    if (last === undefined) joined.push({ ...rule })
    else last.right = Math.max(last.right, rule.right)
  }
  return joined
}

/** Horizontal distance, below zero if one stands above the other. */
const distance = (rule: PdfRule, text: PdfText): number =>
  Math.max(text.left - rule.right, rule.left - text.right)

const doMeet = ({ left, right, bottom }: PdfRule, upright: PdfRule): boolean =>
  [left, right].some((end) => end >= upright.left - closest && end <= upright.right + closest) &&
  bottom >= upright.top - closest &&
  bottom <= upright.bottom + closest
