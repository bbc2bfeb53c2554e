import type { ReceivedDashboard } from '@console/shared/schemas/dashboard'
import {
  comparisons,
  type Figure,
  figureGroups,
  influencerRevenue,
  listUnreadableFields,
  otherAttempts,
  ownRevenue,
  type Period,
  readFigure,
  recomputedRate,
  successRate,
} from './figures.ts'
import { formatFigure } from './format-figure.ts'

/** A figure that is inconsistent with others of its period. */
export type Doubt = { period: Period; figure: Figure; text: string }

const periods = comparisons.flatMap(({ running, previous }): Period[] => [running, previous])
const sentFigures = figureGroups.flatMap(({ figures }) => figures.filter(({ isDerived }) => !isDerived))

export const findFigureDoubts = (dashboard: ReceivedDashboard, currency: string): Doubt[] =>
  periods.flatMap((period) => {
    const read = (figure: Figure) => readFigure(dashboard, period, figure)
    const toText = (figure: Figure) => formatFigure(read(figure) ?? 0, figure.unit, currency)
    const doubts: [figure: Figure, text: string][] = sentFigures
      .filter((figure) => (read(figure) ?? 0) < 0)
      .map((figure) => [figure, `${figure.label} is below zero: ${toText(figure)}.`])
    for (const figure of sentFigures) {
      const odd = listUnreadableFields(dashboard, period, figure)
      if (odd !== undefined)
        doubts.push([figure, `The server sent “${odd}” as a figure, which is not a number.`])
    }
    const { total_revenue, total_attempt, success_attempt, failed_attempt, success_rate } =
      dashboard[period.key]
    if (total_revenue !== null && total_revenue >= 0 && (read(ownRevenue) ?? 0) < 0) {
      const total = formatFigure(total_revenue, 'money', currency)
      doubts.push([
        ownRevenue,
        `Influencer revenue is ${toText(influencerRevenue)}, more than the total of ${total}.`,
      ])
    }
    const count = (value: number | null) => formatFigure(value ?? 0, 'count', currency)
    if ((read(otherAttempts) ?? 0) < 0) {
      const ended = count((success_attempt ?? 0) + (failed_attempt ?? 0))
      doubts.push([
        otherAttempts,
        `Successful and failed attempts come to ${ended}, more than the total of ${count(total_attempt)}.`,
      ])
    }
    const recomputed = read(recomputedRate)
    const isCounted = success_attempt !== null && total_attempt !== null
    if (success_rate !== null && isCounted && !agrees(success_rate, recomputed)) {
      const sum = `${count(success_attempt)} of ${count(total_attempt)} attempts`
      const own = recomputed === null ? '' : `, which is ${toText(recomputedRate)}`
      doubts.push([
        successRate,
        `The server gives a success rate of ${toText(successRate)}, but counts ${sum} as a success${own}.`,
      ])
    }
    return doubts.map(([figure, text]) => ({ period, figure, text }))
  })

/** Whether the server's rate equals the computed one, rounded or truncated to its decimals. */
function agrees(sent: number, recomputed: number | null): boolean {
  if (recomputed === null) return sent === 0
  const decimals = Math.min(String(sent).split('.')[1]?.length ?? 0, 4)
  return Math.abs(sent - recomputed) < 10 ** -decimals
}
