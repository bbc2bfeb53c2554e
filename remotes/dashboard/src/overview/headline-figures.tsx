import type { Dashboard } from '@console/shared/schemas/dashboard'
import { useId } from 'react'
import { describeChange } from './describe-change.ts'
import {
  activeUsers,
  type Comparison,
  comparisons,
  type Figure,
  formatFigure,
  newUsers,
  readFigure,
  successRate,
  totalRevenue,
} from './figures.ts'
import styles from './headline-figures.module.css'

const headlines = [totalRevenue, successRate, newUsers, activeUsers]

type HeadlineFiguresProps = { dashboard: Dashboard; currency: string }

export function HeadlineFigures({ dashboard, currency }: HeadlineFiguresProps) {
  return (
    <div className={styles.headlines}>
      {headlines.map((figure) => (
        <Headline key={figure.label} figure={figure} dashboard={dashboard} currency={currency} />
      ))}
    </div>
  )
}

type HeadlineProps = HeadlineFiguresProps & { figure: Figure }

function Headline({ figure, ...given }: HeadlineProps) {
  const id = useId()
  return (
    <section className={styles.headline} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {figure.label}
      </h2>
      <dl className={styles.periods}>
        {comparisons.map((comparison) => (
          <RunningFigure key={comparison.name} figure={figure} comparison={comparison} {...given} />
        ))}
      </dl>
    </section>
  )
}

type RunningFigureProps = HeadlineProps & { comparison: Comparison }

function RunningFigure({ figure, comparison, dashboard, currency }: RunningFigureProps) {
  const { unit } = figure
  const { running, previous } = comparison
  const current = readFigure(dashboard, running, figure)
  const change = describeChange({
    unit,
    current,
    previous: readFigure(dashboard, previous, figure),
    previousLabel: previous.label,
  })
  return (
    <div className={styles.period}>
      <dt>{running.label} so far</dt>
      <dd className={styles.value}>{current === null ? '–' : formatFigure(current, unit, currency)}</dd>
      <dd className={styles.change} data-tone={change.tone}>
        {change.text}
      </dd>
    </div>
  )
}
