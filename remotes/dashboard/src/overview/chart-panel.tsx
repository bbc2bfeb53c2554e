import { type ReactNode, useId } from 'react'
import { Bar } from './bar.tsx'
import { type Chart, layOutBars, readPace, type Segment } from './chart-model.ts'
import styles from './chart-panel.module.css'
import type { Report } from './dashboard-report.ts'
import { type Comparison, type Period, readFigure } from './figures.ts'
import { formatEstimate, formatShort } from './format-figure.ts'

type ChartPanelProps = { chart: Chart; report: Report; comparison: Comparison }

/** A table with a bar for each of the two periods. */
export function ChartPanel({ chart, report, comparison }: ChartPanelProps) {
  const id = useId()
  const bars = layOutBars(chart, report, comparison)
  return (
    <section className={styles.panel} data-hue={chart.hue}>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <td>
              <h3 id={id}>{chart.title}</h3>
            </td>
            {chart.lanes.flat().map(({ label, look }) => (
              <th key={label} scope="col">
                <span className={styles.swatch} data-look={look} />
                {label}
              </th>
            ))}
            {chart.beside.map(({ label, figure }) => (
              <th key={label} scope="col" title={figure.label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ChartRow chart={chart} report={report} period={comparison.running} bar={bars.running}>
            <small>so far</small> <Pace chart={chart} report={report} comparison={comparison} />
          </ChartRow>
          <ChartRow chart={chart} report={report} period={comparison.previous} bar={bars.previous} />
        </tbody>
      </table>
    </section>
  )
}

type ChartRowProps = Omit<ChartPanelProps, 'comparison'> & {
  period: Period
  bar: Segment[][]
  children?: ReactNode
}

function ChartRow({ chart, report, period, bar, children }: ChartRowProps) {
  const figures = [...chart.lanes.flat(), ...chart.beside].map(({ figure }) => figure)
  return (
    <tr>
      <th scope="row">
        {period.label} {children}
        <span className={styles.bar}>
          <Bar lanes={bar} />
        </span>
      </th>
      {figures.map((figure) => {
        const value = readFigure(report.dashboard, period, figure)
        return (
          <td key={figure.label}>
            {value === null ? <small>–</small> : formatShort(value, figure.unit, report.currency)}
          </td>
        )
      })}
    </tr>
  )
}

function Pace({ chart, report, comparison }: ChartPanelProps) {
  const pace = readPace(chart, report, comparison)
  if (pace === null) return null
  const unit = chart.lanes[0]?.[0]?.figure.unit ?? 'count'
  return (
    <small className={styles.pace}>
      pace about {formatEstimate(pace, unit, report.currency)}
      {chart.paceOf}
    </small>
  )
}
