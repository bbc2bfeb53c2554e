import { useState } from 'react'
import { Charts } from './charts.tsx'
import { ComparisonSwitch } from './comparison-switch.tsx'
import { FigureDoubtList } from './figure-doubt-list.tsx'
import { FigureTable } from './figure-table.tsx'
import { comparisons } from './figures.ts'
import { HeadlineFigures } from './headline-figures.tsx'
import type { Report } from './report.ts'

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
