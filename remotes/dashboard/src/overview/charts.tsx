import { EmptyState } from '@console/shared/ui/empty-state'
import { useId } from 'react'
import { charts, isBlank } from './chart-model.ts'
import { ChartPanel } from './chart-panel.tsx'
import styles from './charts.module.css'
import type { Report } from './dashboard-report.ts'
import type { Comparison } from './figures.ts'
import { formatShare } from './format-figure.ts'

export function Charts({ report, chosen }: { report: Report; chosen: Comparison }) {
  const id = useId()
  if (isBlank(report)) {
    return (
      <div className={styles.charts}>
        <EmptyState title="Nothing to compare yet">
          No revenue, attempts or users in any of the four periods yet. Charts appear here with the first of
          them.
        </EmptyState>
      </div>
    )
  }
  return (
    <section className={styles.charts} aria-labelledby={id}>
      <h2 id={id}>Side by side</h2>
      <div className={styles.panels}>
        {charts.map((chart) => (
          <ChartPanel key={chart.title} chart={chart} report={report} comparison={chosen} />
        ))}
      </div>
      <p className={styles.note}>{describeAssumptions(report, chosen)}</p>
    </section>
  )
}

function describeAssumptions(
  { clock: { elapsed, timeZone } }: Report,
  { length, running }: Comparison,
): string {
  return `The dashed outline is an estimate, assuming that the rest of the ${length} goes the same way. Days begin at midnight (${timeZone}). When these figures were taken, ${formatShare(elapsed[running.key])} of the ${length} had passed.`
}
