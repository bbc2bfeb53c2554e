import { Fragment, useId } from 'react'
import { CopyForMailButton, CopyTableButton } from './copy-table-button.tsx'
import { findDoubt, type Report } from './dashboard-report.ts'
import styles from './figure-table.module.css'
import {
  type Comparison,
  comparisons,
  describeAbsence,
  type Figure,
  figureGroups,
  type Period,
  readFigure,
} from './figures.ts'
import { formatDifference, formatFigure, formatShare } from './format-figure.ts'
import { toSameShare } from './pace.ts'

/**
 * All figures of all periods. Without room for all, shows the chosen comparison alone, so that nothing is compared across
 * a scroll.
 */
export function FigureTable({ report, chosen }: { report: Report; chosen: Comparison }) {
  const id = useId()
  return (
    <section>
      <header className={styles.header}>
        <h2 id={id}>All figures</h2>
        <CopyForMailButton report={report} />
        <CopyTableButton report={report} />
      </header>
      <table className={styles.table} aria-labelledby={id} data-narrow={comparisons.indexOf(chosen)}>
        <thead>
          <tr>
            <td />
            {comparisons.map(({ name, running, previous }) => (
              <Fragment key={name}>
                <th scope="col">
                  {running.label} <small>so far, {report.clock.dates[running.key]}</small>
                </th>
                <th scope="col">
                  {previous.label} <small>{report.clock.dates[previous.key]}</small>
                </th>
                <th scope="col" className={styles.difference}>
                  Difference{' '}
                  <small>
                    to {formatShare(report.clock.elapsed[running.key])} of {previous.label}
                  </small>
                </th>
              </Fragment>
            ))}
          </tr>
        </thead>
        {figureGroups.map(({ title, figures }) => (
          <tbody key={title} aria-label={title}>
            {figures.map((figure) => (
              <tr key={figure.label} className={figure.isDerived ? styles.derived : ''}>
                <th scope="row">{figure.label}</th>
                {comparisons.map(({ name, running, previous }) => (
                  <Fragment key={name}>
                    <FigureCell figure={figure} period={running} report={report} />
                    <FigureCell figure={figure} period={previous} report={report} />
                    <td className={styles.difference}>
                      {formatDifference(
                        readFigure(report.dashboard, running, figure),
                        toSameShare(
                          readFigure(report.dashboard, previous, figure),
                          report.clock.elapsed[running.key],
                          figure,
                        ),
                        figure.unit,
                        report.currency,
                      )}
                    </td>
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** Longer texts may wrap on a phone: "$10,234,567.89" still fits. */
const longFrom = 14

type FigureCellProps = { figure: Figure; period: Period; report: Report }

function FigureCell({ figure, period, report }: FigureCellProps) {
  const value = readFigure(report.dashboard, period, figure)
  const doubt = findDoubt(report, period, figure)
  const text = value === null ? null : formatFigure(value, figure.unit, report.currency)
  return (
    <td title={doubt?.text} data-long={text !== null && text.length > longFrom}>
      {text ?? <small>{describeAbsence(report.dashboard, period, figure)}</small>}
      {doubt !== undefined && <em className={styles.doubt}>Does not add up</em>}
    </td>
  )
}
