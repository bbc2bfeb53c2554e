import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { chromiumArgs } from '@console/delivery/chromium'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../src/chromium.ts'
import { toMedian } from '../to-median.ts'

const mocks = 500
/** A full reading test: 900-word passages, 40 questions with options and answers. */
const places = { long: 18, short: 150 }
const slowdowns = [1, 4]
/** In dependency order. */
const sources = [
  'packages/values/src/text/fold-text.ts',
  'packages/authoring/src/search/to-excerpt.ts',
  'remotes/mocks/src/search/texts/search-texts.ts',
]
/** Per key; the median counts. */
const repeats = 9
const typed = ['the ice trade', '"of the"', 'zyzzyva']

/** Types into the search over the texts of 500 full tests. Reports only: times depend on the machine. */
export async function runSearchBench(): Promise<void> {
  const source = sources.map(readAsScript).join('\n')
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    const page = await browser.newPage()
    const cdp = await page.context().newCDPSession(page)
    const size = await page.evaluate(`(() => {
      ${source}
      let seed = 1
      const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
      const words = Array.from({ length: 20000 }, () =>
        Array.from({ length: 2 + Math.floor(random() * 8) }, () => 'etaoinshrdlucmwfgypbvk'[Math.floor(random() ** 2 * 22)]).join(''))
      const common = ['the', 'of', 'ice', 'trade', 'to', 'and']
      const pick = () => (random() < 0.2 ? common[Math.floor(random() * 6)] : words[Math.floor(random() ** 3 * 20000)])
      const text = (count) => Array.from({ length: count }, pick).join(' ')
      const build = (id) => toSearched({ id, version: '', readAt: 0, name: id, section: 'reading', places: [
        ...Array.from({ length: ${places.long} }, () => text(150)),
        ...Array.from({ length: ${places.short} }, () => text(10)),
      ].map((text, index) => ({ key: String(index), part: 1, group: null, text })) })
      const texts = Array.from({ length: ${mocks} }, (_, index) => build('reading/' + index))
      globalThis.timeSearch = (query) => {
        const start = performance.now()
        const { places } = searchTexts(texts, query)
        return { places, time: performance.now() - start }
      }
      return texts.reduce((sum, { whole }) => sum + whole.length, 0)
    })()`)
    console.log(`\n${mocks} mocks, ${Math.round(Number(size) / 1e5) / 10} million characters`)
    for (const rate of slowdowns) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate })
      console.log(rate === 1 ? '\nThis machine as it is' : `\nCPU slowed down ${rate} times`)
      for (const query of typed) {
        const keys = Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1))
        const times: { key: string; time: number }[] = []
        for (const key of keys) {
          const once = `timeSearch(${JSON.stringify(key)}).time`
          const all = await page.evaluate<number[]>(`Array.from({ length: ${repeats} }, () => ${once})`)
          times.push({ key, time: toMedian(all) })
        }
        const slowest = times.toSorted((a, b) => b.time - a.time)[0]
        const median = toMedian(times.map(({ time }) => time))
        console.log(
          `  ${query.padEnd(16)} a key ${toText(median)}, the slowest ${toText(slowest?.time ?? 0)}: ${slowest?.key}`,
        )
      }
    }
  } finally {
    await browser.close()
  }
}

/** A module as a script that follows those it imports. */
const readAsScript = (path: string): string =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'))
    .replaceAll(/^import [^'"]*['"][^'"]*['"]$/gm, '')
    .replaceAll(/^export /gm, '')

const toText = (time: number) => `${time.toFixed(1)} ms`
