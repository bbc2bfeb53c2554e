import { useId, useState } from 'react'
import { ComparisonSwitch } from './comparison-switch.tsx'
import { CopyTableButton } from './copy-table-button.tsx'
import styles from './figure-table.module.css'
import { comparisons, type Figure, figureGroups, type Period, readFigure } from './figures.ts'
import { formatFigure } from './format-figure.ts'
import { findDoubt, type Report } from './report.ts'

const columns = comparisons.flatMap(({ running, previous }): { period: Period; isRunning: boolean }[] => [
  { period: running, isRunning: true },
  { period: previous, isRunning: false },
])

/** Every figure of every period. On a phone one comparison at a time, so that nothing is compared across a scroll. */
export function FigureTable({ report }: { report: Report }) {
  const id = useId()
  const [narrow, setNarrow] = useState(comparisons[0])
  return (
    <section>
      <header className={styles.header}>
        <h2 id={id}>All figures</h2>
        <CopyTableButton report={report} />
        <ComparisonSwitch chosen={narrow} onChoose={setNarrow} />
      </header>
      <table className={styles.table} aria-labelledby={id} data-narrow={comparisons.indexOf(narrow)}>
        <thead>
          <tr>
            <td />
            {columns.map(({ period, isRunning }) => (
              <th key={period.key} scope="col">
                {period.label}{' '}
                <small>
                  {isRunning && 'so far, '}
                  {report.clock.dates[period.key]}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        {figureGroups.map(({ title, figures }) => (
          <tbody key={title} aria-label={title}>
            {figures.map((figure) => (
              <tr key={figure.label} className={figure.isDerived ? styles.derived : ''}>
                <th scope="row">{figure.label}</th>
                {columns.map(({ period }) => (
                  <FigureCell key={period.key} figure={figure} period={period} report={report} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** More characters than this may be broken on a phone: "$10,234,567.89" still fits. */
const longFrom = 14

type FigureCellProps = { figure: Figure; period: Period; report: Report }

function FigureCell({ figure, period, report }: FigureCellProps) {
  const value = readFigure(report.dashboard, period, figure)
  const doubt = findDoubt(report, period, figure)
  const text = value === null ? null : formatFigure(value, figure.unit, report.currency)
  return (
    <td title={doubt?.text} data-long={text !== null && text.length > longFrom}>
      {text ?? <small>{figure.absence}</small>}
      {doubt !== undefined && <em className={styles.doubt}>Does not add up</em>}
    </td>
  )
}
