import { useId } from 'react'
import { describeChange } from './describe-change.ts'
import {
  activeUsers,
  type Comparison,
  comparisons,
  type Figure,
  newUsers,
  readFigure,
  recomputedRate,
  successRate,
  totalRevenue,
} from './figures.ts'
import { formatFigure, formatShort } from './format-figure.ts'
import styles from './headline-figures.module.css'
import { describePace, toPace } from './pace.ts'
import { findDoubt, type Report } from './report.ts'

const headlines = [totalRevenue, successRate, newUsers, activeUsers]

export function HeadlineFigures({ report }: { report: Report }) {
  return (
    <div className={styles.headlines}>
      {headlines.map((figure) => (
        <Headline key={figure.label} figure={figure} report={report} />
      ))}
    </div>
  )
}

type HeadlineProps = { figure: Figure; report: Report }

function Headline({ figure, report }: HeadlineProps) {
  const id = useId()
  return (
    <section className={styles.headline} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {figure.label}
      </h2>
      <dl className={styles.periods}>
        {comparisons.map((comparison) => (
          <RunningFigure key={comparison.name} figure={figure} comparison={comparison} report={report} />
        ))}
      </dl>
    </section>
  )
}

type RunningFigureProps = HeadlineProps & { comparison: Comparison }

function RunningFigure({ figure, comparison, report }: RunningFigureProps) {
  const { unit, addsUp } = figure
  const { dashboard, clock, currency } = report
  const { running, previous: earlier } = comparison
  const current = readFigure(dashboard, running, figure)
  const previous = readFigure(dashboard, earlier, figure)
  const change = describeChange({ unit, current, previous, previousLabel: earlier.label })
  const pace = toPace(current, clock.elapsed[running.key], addsUp)
  return (
    <div className={styles.period}>
      <dt>{running.label} so far</dt>
      <dd className={styles.value}>{current === null ? '–' : formatShort(current, unit, currency)}</dd>
      <dd className={styles.change} data-tone={change.tone}>
        {change.text}
      </dd>
      {pace !== null && (
        <dd className={styles.pace}>{describePace({ pace, previous, unit, currency, comparison })}</dd>
      )}
      {findDoubt(report, running, figure) !== undefined && (
        <dd className={styles.doubt}>
          {figure === successRate ? toRecomputed(report, comparison) : 'Does not add up'}
        </dd>
      )}
    </div>
  )
}

function toRecomputed({ dashboard, currency }: Report, { running }: Comparison): string {
  const recomputed = readFigure(dashboard, running, recomputedRate)
  return recomputed === null
    ? 'No attempts counted'
    : `Attempts give ${formatFigure(recomputed, 'rate', currency)}`
}
