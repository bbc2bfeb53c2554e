import type { Report } from './dashboard-report.ts'
import { comparisons, type Figure, figureGroups, type Period, readFigure } from './figures.ts'
import { describeTime } from './mail-lines.ts'

/** The same table as plain text and as HTML. */
export type CopiedTable = { tsv: string; html: string }

/** Figures are plain numbers with the unit in the label, so that a spreadsheet can calculate with them. */
export function toCopiedTable(report: Report): CopiedTable {
  const rows = [
    [
      describeTime(report),
      ...comparisons.flatMap(({ running, previous }) => [
        `${running.label} so far (${report.clock.dates[running.key]})`,
        `${previous.label} (${report.clock.dates[previous.key]})`,
      ]),
    ],
    ...figureGroups.flatMap(({ figures }) => figures.map((figure) => toRow(figure, report))),
  ]
  return { tsv: rows.map((row) => row.join('\t')).join('\n'), html: toHtml(rows) }
}

function toRow(figure: Figure, { dashboard, currency }: Report): string[] {
  const unit = { money: ` (${currency})`, rate: ' (%)', count: '' }[figure.unit]
  const read = (period: Period) => {
    const value = readFigure(dashboard, period, figure)
    if (value === null) return ''
    return String(figure.isDerived ? Number(value.toFixed(4)) : value)
  }
  return [
    `${figure.label}${unit}`,
    ...comparisons.flatMap(({ running, previous }) => [read(running), read(previous)]),
  ]
}

function toHtml(rows: readonly string[][]): string {
  const table = document.createElement('table')
  for (const [index, row] of rows.entries()) {
    const line = table.insertRow()
    for (const [column, text] of row.entries()) {
      const cell = document.createElement(index === 0 || column === 0 ? 'th' : 'td')
      cell.textContent = text
      line.append(cell)
    }
  }
  return table.outerHTML
}
