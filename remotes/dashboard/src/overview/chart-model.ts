import type { Report } from './dashboard-report.ts'
import {
  activeUsers,
  type Comparison,
  comparisons,
  type Figure,
  failedAttempts,
  influencerRevenue,
  lostRevenue,
  lostShare,
  newUsers,
  otherAttempts,
  ownRevenue,
  type Period,
  readFigure,
  revenuePerActiveUser,
  successAttempts,
  successRate,
} from './figures.ts'
import { toPace } from './pace.ts'

/** Distinguishable without colour: filled, tinted with an outline, outline only. */
export type Look = 'solid' | 'tinted' | 'outlined'
export type Series = { label: string; figure: Figure; look: Look }

export type Chart = {
  title: string
  hue: 'accent' | 'ok' | 'danger'
  /** Stacked bars, one below the other. */
  lanes: readonly (readonly Series[])[]
  /** Shown in the table but not drawn. */
  beside: readonly { label: string; figure: Figure }[]
  /** Noun for a pace: " new". */
  paceOf: string
}

export const charts: readonly Chart[] = [
  {
    title: 'Revenue',
    hue: 'accent',
    lanes: [
      [
        { label: 'Own', figure: ownRevenue, look: 'solid' },
        { label: 'Influencer', figure: influencerRevenue, look: 'tinted' },
      ],
    ],
    beside: [],
    paceOf: '',
  },
  {
    title: 'Attempts',
    hue: 'ok',
    lanes: [
      [
        { label: 'Success', figure: successAttempts, look: 'solid' },
        { label: 'Failed', figure: failedAttempts, look: 'tinted' },
        { label: 'Unfinished', figure: otherAttempts, look: 'outlined' },
      ],
    ],
    beside: [{ label: 'Rate', figure: successRate }],
    paceOf: '',
  },
  {
    title: 'Revenue lost to failed attempts',
    hue: 'danger',
    lanes: [[{ label: 'Lost', figure: lostRevenue, look: 'tinted' }]],
    beside: [{ label: 'Of revenue', figure: lostShare }],
    paceOf: '',
  },
  {
    title: 'Users',
    hue: 'accent',
    lanes: [
      [{ label: 'New', figure: newUsers, look: 'tinted' }],
      [{ label: 'Active', figure: activeUsers, look: 'solid' }],
    ],
    beside: [{ label: 'Per active user', figure: revenuePerActiveUser }],
    paceOf: ' new',
  },
]

/** Position and width in thousandths of the bar; `look` is `pace` for the outline up to the pace. */
export type Segment = { look: Look | 'pace'; x: number; width: number }

const fullWidth = 1000
/** Keeps a single attempt among thousands visible. */
const leastWidth = 3

/** Projection of a running period's first lane. */
export function readPace({ lanes }: Chart, { dashboard, clock }: Report, { running }: Comparison) {
  const [series = []] = lanes
  const addsUp = series.every(({ figure }) => figure.addsUp === true) || undefined
  const total = series.reduce((sum, { figure }) => sum + (readFigure(dashboard, running, figure) ?? 0), 0)
  return toPace(total, clock.elapsed[running.key], addsUp)
}

/** The lanes of both periods of a comparison, on one scale. Negative values are shown as text only. */
export function layOutBars(chart: Chart, report: Report, comparison: Comparison) {
  const pace = readPace(chart, report, comparison) ?? 0
  const readLanes = (period: Period) =>
    chart.lanes.map((lane) =>
      lane.map(({ figure, look }) => ({
        look,
        value: Math.max(0, readFigure(report.dashboard, period, figure) ?? 0),
      })),
    )
  const running = readLanes(comparison.running)
  const previous = readLanes(comparison.previous)
  const most = Math.max(pace, ...[...running, ...previous].map(toTotal))
  return {
    running: running.map((lane, index) => layOutLane(lane, most, index === 0 ? pace : 0)),
    previous: previous.map((lane) => layOutLane(lane, most, 0)),
  }
}

/** A running figure and that of the previous period, on one scale; for a rate the scale is 100%. */
export function layOutTrend(figure: Figure, { dashboard, clock }: Report, { running, previous }: Comparison) {
  const read = (period: Period) => Math.max(0, readFigure(dashboard, period, figure) ?? 0)
  const [current, earlier] = [read(running), read(previous)]
  const pace = toPace(current, clock.elapsed[running.key], figure.addsUp) ?? 0
  const most = Math.max(figure.unit === 'rate' ? 100 : 0, pace, current, earlier)
  return {
    running: layOutLane([{ look: 'solid', value: current }], most, pace),
    previous: layOutLane([{ look: 'tinted', value: earlier }], most, 0),
  }
}

type Part = { look: Look; value: number }

const toTotal = (lane: readonly Part[]) => lane.reduce((sum, { value }) => sum + value, 0)

function layOutLane(lane: readonly Part[], most: number, pace: number): Segment[] {
  let x = 0
  const segments = lane.flatMap(({ look, value }): Segment[] => {
    if (value === 0) return []
    const width = Math.max(leastWidth, (value / most) * fullWidth)
    const segment = { look, x, width }
    x += width
    return [segment]
  })
  const end = (pace / most) * fullWidth
  return end > x ? [...segments, { look: 'pace', x, width: end - x }] : segments
}

/** Whether all charts are empty. */
export const isBlank = (report: Report): boolean =>
  charts.every((chart) =>
    comparisons.every((comparison) =>
      Object.values(layOutBars(chart, report, comparison)).every((lanes) =>
        lanes.every((lane) => lane.length === 0),
      ),
    ),
  )
