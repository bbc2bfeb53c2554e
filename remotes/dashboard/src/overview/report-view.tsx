import { Segments } from '@console/shared/ui/segments'
import { useState } from 'react'
import { Charts } from './charts.tsx'
import styles from './comparison-switch.module.css'
import type { Report } from './dashboard-report.ts'
import { FigureDoubtList } from './figure-doubt-list.tsx'
import { FigureTable } from './figure-table.tsx'
import { type Comparison, comparisons } from './figures.ts'
import { HeadlineFigures } from './headline-figures.tsx'

export function ReportView({ report }: { report: Report }) {
  const [chosen, setChosen] = useState(comparisons[0])
  return (
    <div data-sheet="a4">
      <FigureDoubtList doubts={report.doubts} />
      <ComparisonSwitch chosen={chosen} onChoose={setChosen} />
      <HeadlineFigures report={report} chosen={chosen} />
      <Charts report={report} chosen={chosen} />
      <FigureTable report={report} chosen={chosen} />
    </div>
  )
}

type ComparisonSwitchProps = { chosen: Comparison; onChoose(comparison: Comparison): void }

/** Chooses the two periods to compare. */
function ComparisonSwitch({ chosen, onChoose }: ComparisonSwitchProps) {
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
