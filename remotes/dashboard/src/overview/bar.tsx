import styles from './bar.module.css'
import type { Segment } from './chart-model.ts'

type BarProps = { lanes: readonly (readonly Segment[])[] }

const laneHeight = 16
const gap = 4

/** Hidden from screen readers, because its row has the same figures as text. */
export function Bar({ lanes }: BarProps) {
  const height = lanes.length * (laneHeight + gap) - gap
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 1000 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden
    >
      {lanes.map((lane, index) =>
        lane.map(({ look, x, width }) => (
          <rect
            key={look}
            className={styles[look]}
            x={x}
            y={index * (laneHeight + gap)}
            width={Math.max(1, width - 3)}
            height={laneHeight}
          />
        )),
      )}
    </svg>
  )
}
