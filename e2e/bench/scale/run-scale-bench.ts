import { chromiumArgs } from '@console/delivery/chromium'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../src/chromium.ts'
import { buildCopiedRemotes } from '../../src/fixtures/copied-remotes.ts'
import { measureScale, type Scale } from './measure-scale.ts'

const counts = [4, 50, 200]
/** Remotes with a part in the dashboard. */
const filling = 50

/** Cost of opening and publishing a console of 4, 50 and 200 remotes. Times are reported, never judged. */
export async function runScaleBench(): Promise<boolean> {
  const copied = await buildCopiedRemotes(Math.max(...counts) - 4, filling)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    const scales: Scale[] = []
    for (const count of counts) scales.push(await measureScale(browser, copied.units.slice(0, count - 4)))
    for (const line of describeScales(scales)) console.log(line)
    const [few, many] = [scales[0], scales.at(-1)]
    return few !== undefined && many !== undefined && isOfOneSize(few, many)
  } finally {
    await browser.close()
    await copied.remove()
  }
}

/**
 * Bytes of opening the console and of each release check grow by less than a tenth, and the number of requests does not
 * grow.
 */
const isOfOneSize = (few: Scale, many: Scale) =>
  many.bytes.document <= few.bytes.document * 1.1 &&
  many.bytes.pointer <= few.bytes.pointer * 1.1 &&
  many.home.requests === few.home.requests

const toPercent = (home: Scale['home'], first = home) =>
  Math.round((100 * home.milliseconds) / first.milliseconds)

function describeScales(scales: readonly Scale[]): string[] {
  const rows: [what: string, read: (scale: Scale) => number | string][] = [
    ['remotes', ({ remotes }) => remotes],
    ['document, bytes (brotli)', ({ bytes }) => bytes.document],
    ['pointer', ({ bytes }) => bytes.pointer],
    ['index', ({ bytes }) => bytes.index],
    ['details of one remote', ({ bytes }) => bytes.details ?? '-'],
    ['home: requests', ({ home }) => home.requests],
    ['home: round trips', ({ home }) => home.depth],
    ['home: ms, median', ({ home }) => home.milliseconds],
    ['home: % of the time with 4', ({ home }) => toPercent(home, scales[0]?.home)],
    ['a section with details: requests', ({ section }) => section?.requests ?? '-'],
    ['a section with details: round trips', ({ section }) => section?.depth ?? '-'],
    ['publish one remote, ms', ({ publish }) => publish],
    ['list of 1,000 moves, ms', ({ list }) => list],
  ]
  return rows.map(([what, read]) =>
    [what.padEnd(36), ...scales.map((scale) => String(read(scale)).padStart(9))].join(''),
  )
}
