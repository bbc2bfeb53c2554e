import { chromiumArgs } from '@console/delivery/chromium'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../src/chromium.ts'
import { startTestConsole } from '../../src/console/start-test-console.ts'
import { answerJson } from '../../src/faults/fault.ts'
import { buildPackages } from './build-packages.ts'
import { type ListMeasures, measureList } from './measure-list.ts'

const rows = 50_000
const slowdowns = [1, 4]

/** Measures the package list with 50,000 records. Reports only: times depend on the machine. */
export async function runListBench(): Promise<void> {
  const testConsole = await startTestConsole()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    testConsole.server.fail({
      match: ({ pathname }, method) => pathname.endsWith('/packages') && method === 'GET',
      fault: answerJson(200, { status: true, message: 'Packages', data: buildPackages(rows) }),
    })
    for (const slowdown of slowdowns) {
      const measures = await measureList(browser, testConsole.url, slowdown)
      console.log(toReport(measures, slowdown).join('\n'))
    }
  } finally {
    await browser.close()
    await testConsole.close()
  }
}

const toReport = ({ firstRows, nodes, answers }: ListMeasures, slowdown: number) => [
  `\nPackage list of ${rows} rows, ${slowdown === 1 ? 'this machine as it is' : `CPU slowed down ${slowdown} times`}`,
  `  first rows after the data   ${toText(firstRows)}`,
  `  elements in the document    ${nodes.least}, with 100 rows per page ${nodes.most}`,
  '  from the key or the release of the pointer to the new count, and to the new rows',
  ...answers.map(({ what, count, rows }) => `    ${what.padEnd(20)}  ${toText(count)}  ${toText(rows)}`),
]

const toText = (milliseconds: number) => `${Math.round(milliseconds)} ms`.padStart(8)
