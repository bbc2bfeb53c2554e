import { type CSSProperties, useId } from 'react'
import { Bar } from './bar.tsx'
import { layOutTrend } from './chart-model.ts'
import { findDoubt, type Report } from './dashboard-report.ts'
import { describeStanding } from './describe-standing.ts'
import {
  type Comparison,
  comparisons,
  type Figure,
  readFigure,
  recomputedRate,
  successRate,
} from './figures.ts'
import { formatFigure, formatShort } from './format-figure.ts'
import styles from './headline-figures.module.css'
import { headlineFigures } from './mail-lines.ts'

type HeadlineFiguresProps = { report: Report; chosen: Comparison }

/** A card per headline: one figure, one like-for-like comparison, one trend. Print shows both days and months. */
export function HeadlineFigures({ report, chosen }: HeadlineFiguresProps) {
  return (
    <div className={styles.headlines}>
      {headlineFigures.map((figure) => (
        <Headline key={figure.label} figure={figure} report={report} chosen={chosen} />
      ))}
    </div>
  )
}

type HeadlineProps = HeadlineFiguresProps & { figure: Figure }

function Headline({ figure, report, chosen }: HeadlineProps) {
  const id = useId()
  return (
    <section className={styles.headline} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {figure.label}
      </h2>
      <dl className={styles.periods}>
        {comparisons.map((comparison) => (
          <div key={comparison.name} className={styles.period} data-chosen={comparison === chosen}>
            <RunningFigure figure={figure} comparison={comparison} report={report} />
          </div>
        ))}
      </dl>
    </section>
  )
}

type RunningFigureProps = { figure: Figure; comparison: Comparison; report: Report }

function RunningFigure({ figure, comparison, report }: RunningFigureProps) {
  const { dashboard, currency } = report
  const { running } = comparison
  const current = readFigure(dashboard, running, figure)
  const text = current === null ? '–' : formatShort(current, figure.unit, currency)
  const standing = describeStanding(figure, comparison, report)
  return (
    <>
      <dt>{running.label} so far</dt>
      <dd className={styles.value} style={{ '--characters': text.length } as CSSProperties}>
        {text}
      </dd>
      <dd className={styles.change} data-tone={standing.tone}>
        {standing.text}
      </dd>
      {findDoubt(report, running, figure) !== undefined && (
        <dd className={styles.doubt}>
          {figure === successRate ? toRecomputed(report, comparison) : 'Does not add up'}
        </dd>
      )}
      <Trend figure={figure} comparison={comparison} report={report} />
    </>
  )
}

/** Draws the comparison. */
function Trend({ figure, comparison, report }: RunningFigureProps) {
  const { running, previous } = layOutTrend(figure, report, comparison)
  return (
    <dd className={styles.trend} aria-hidden>
      <span>{comparison.running.label}</span>
      <Bar lanes={[running]} />
      <span>{comparison.previous.label}</span>
      <Bar lanes={[previous]} />
    </dd>
  )
}

function toRecomputed({ dashboard, currency }: Report, { running }: Comparison): string {
  const recomputed = readFigure(dashboard, running, recomputedRate)
  return recomputed === null
    ? 'No attempts counted'
    : `Attempts give ${formatFigure(recomputed, 'rate', currency)}`
}
