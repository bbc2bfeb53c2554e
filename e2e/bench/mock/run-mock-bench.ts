import { chromiumArgs } from '@console/delivery/chromium'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../src/chromium.ts'
import { startTestConsole } from '../../src/console/start-test-console.ts'
import { benchInterview } from './bench-interview.ts'
import { benchReading } from './bench-reading.ts'
import { servePlainForm } from './serve-plain-form.ts'

const sizes = [40, 400]

/**
 * Interviews of 40 and 400 questions and a whole reading test, in the console's editors and in nested form lists. Times
 * are reported; renders are judged.
 */
export async function runMockBench(): Promise<boolean> {
  const testConsole = await startTestConsole()
  const plain = await servePlainForm()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  const urls = { console: testConsole.url, plain: plain.url }
  try {
    const results: boolean[] = []
    for (const size of sizes) results.push(await benchInterview(browser, urls, size))
    results.push(await benchReading(browser, testConsole, plain.url))
    return !results.includes(false)
  } finally {
    await browser.close()
    plain.close()
    await testConsole.close()
  }
}
