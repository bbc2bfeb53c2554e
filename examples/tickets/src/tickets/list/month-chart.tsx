import type { Ticket } from '../api/ticket.schema.ts'
import { countByMonth } from './count-by-month.ts'
import styles from './month-chart.module.css'

/** Units of the drawing. */
const width = 24
const height = 60

/** A bar for each month, as high as its share of the busiest. */
export function MonthChart({ tickets }: { tickets: readonly Ticket[] }) {
  const months = countByMonth(tickets)
  const most = Math.max(1, ...months.map(({ count }) => count))
  const said = months.map(({ month, count }) => `${month}: ${count}`).join(', ')
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={`Tickets by month. ${said}`}
      viewBox={`0 0 ${Math.max(1, months.length) * width} ${height}`}
    >
      {months.map(({ month, count }, place) => (
        <rect
          key={month}
          className={styles.bar}
          x={place * width}
          y={height - (count / most) * height}
          width={width - 4}
          height={(count / most) * height}
        />
      ))}
    </svg>
  )
}
