import { Segments } from '@console/shared/ui/segments'
import styles from './comparison-switch.module.css'
import { type Comparison, comparisons } from './figures.ts'

type ComparisonSwitchProps = { chosen: Comparison; onChoose(comparison: Comparison): void }

/** Chooses the two periods to compare. */
export function ComparisonSwitch({ chosen, onChoose }: ComparisonSwitchProps) {
  const choose = (asked: string) => {
    const found = comparisons.find(({ name }) => name === asked)
    if (found !== undefined) onChoose(found)
  }
  return (
    <Segments
      className={styles.switch}
      label="Periods"
      options={comparisons.map(({ name }) => [name, name])}
      value={chosen.name}
      onChange={choose}
    />
  )
}
