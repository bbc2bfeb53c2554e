import { EmptyState } from '@console/shared/ui/empty-state'
import { formatNumber } from '@console/shared/ui/number'
import { useId } from 'react'
import { charts, isBlank } from './chart-model.ts'
import { ChartPanel } from './chart-panel.tsx'
import styles from './charts.module.css'
import type { Report } from './report.ts'

export function Charts({ report }: { report: Report }) {
  const id = useId()
  if (isBlank(report)) {
    return (
      <div className={styles.charts}>
        <EmptyState title="Nothing to compare yet">
          The server counts no revenue, attempts or users in any of the four periods. Bars appear here with
          the first of them.
        </EmptyState>
      </div>
    )
  }
  return (
    <section className={styles.charts} aria-labelledby={id}>
      <h2 id={id}>Side by side</h2>
      <div className={styles.panels}>
        {charts.map((chart) => (
          <ChartPanel key={chart.title} chart={chart} report={report} />
        ))}
      </div>
      <p className={styles.note}>{describeAssumptions(report)}</p>
    </section>
  )
}

function describeAssumptions({ clock: { elapsed, timeZone } }: Report): string {
  const toPercent = (share: number) => `${formatNumber(Math.floor(share * 100))}%`
  return `Days and months are drawn to different scales. The dashed outline is an estimate: the figure so far, if the rest of the period goes the same way. It assumes that days begin at midnight ${timeZone}, where ${toPercent(elapsed.today)} of the day and ${toPercent(elapsed.this_month)} of the month were over.`
}
