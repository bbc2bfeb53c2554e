import type { Dashboard } from '@console/shared/schemas/dashboard'
import { useId, useState } from 'react'
import { ComparisonSwitch } from './comparison-switch.tsx'
import styles from './figure-table.module.css'
import { comparisons, type Figure, figureGroups, formatFigure, type Period, readFigure } from './figures.ts'

const columns = comparisons.flatMap(({ running, previous }) => [
  { period: running, isRunning: true },
  { period: previous, isRunning: false },
])

type FigureTableProps = { dashboard: Dashboard; currency: string }

/** Every figure of every period. On a phone one comparison at a time, so that nothing is compared across a scroll. */
export function FigureTable({ dashboard, currency }: FigureTableProps) {
  const id = useId()
  const [narrow, setNarrow] = useState(comparisons[0])
  return (
    <section>
      <header className={styles.header}>
        <h2 id={id}>All figures</h2>
        <ComparisonSwitch chosen={narrow} onChoose={setNarrow} />
      </header>
      <table className={styles.table} aria-labelledby={id} data-narrow={comparisons.indexOf(narrow)}>
        <thead>
          <tr>
            <td />
            {columns.map(({ period, isRunning }) => (
              <th key={period.key} scope="col">
                {period.label} {isRunning && <small>so far</small>}
              </th>
            ))}
          </tr>
        </thead>
        {figureGroups.map(({ title, figures }) => (
          <tbody key={title} aria-label={title}>
            {figures.map((figure) => (
              <FigureRow key={figure.label} figure={figure} dashboard={dashboard} currency={currency} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

type FigureRowProps = FigureTableProps & { figure: Figure }

function FigureRow({ figure, dashboard, currency }: FigureRowProps) {
  const { label, unit, isDerived } = figure
  const format = (period: Period) => {
    const value = readFigure(dashboard, period, figure)
    return value === null ? <small>No attempts</small> : formatFigure(value, unit, currency)
  }
  return (
    <tr className={isDerived ? styles.derived : ''}>
      <th scope="row">{label}</th>
      {columns.map(({ period }) => (
        <td key={period.key}>{format(period)}</td>
      ))}
    </tr>
  )
}
