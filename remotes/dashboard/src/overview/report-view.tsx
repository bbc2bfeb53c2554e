import { Charts } from './charts.tsx'
import { DoubtList } from './doubt-list.tsx'
import { FigureTable } from './figure-table.tsx'
import { HeadlineFigures } from './headline-figures.tsx'
import type { Report } from './report.ts'

export function ReportView({ report }: { report: Report }) {
  return (
    <>
      <DoubtList doubts={report.doubts} />
      <HeadlineFigures report={report} />
      <Charts report={report} />
      <FigureTable report={report} />
    </>
  )
}
