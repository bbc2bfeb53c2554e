import type { Browser } from '@playwright/test'
import { type Measurement, measureScreen } from './measure-screen.ts'
import { type Screen, type ScreenName, screens } from './screens.ts'
import { type VariantName, variantNames } from './start-variants.ts'

/** One screen, opened with an empty cache in each build. */
export type Comparison = { screen: ScreenName; measured: Record<VariantName, Measurement> }

export async function compareVariants(
  browser: Browser,
  urls: Record<VariantName, string>,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const screen of screens) {
    const measure = (name: VariantName) => measureShallowest(browser, screen, urls[name])
    const [federated, oneBundle] = [await measure('federated'), await measure('one bundle')]
    comparisons.push({ screen: screen.name, measured: { federated, 'one bundle': oneBundle } })
  }
  return comparisons
}

const measuredTimes = 3

/** Bytes and requests are the same every time. Depth is never measured too low, but too high on a busy machine: the least is nearest. */
async function measureShallowest(browser: Browser, screen: Screen, url: string): Promise<Measurement> {
  let least = await measureScreen(browser, screen, url)
  for (let time = 1; time < measuredTimes; time += 1) {
    const next = await measureScreen(browser, screen, url)
    if (next.untilSeen.depth < least.untilSeen.depth) least = next
  }
  return least
}

/** Of the federated build's bytes to the other's. */
export const toRatio = ({ measured }: Comparison): number =>
  measured.federated.scriptBytes / measured['one bundle'].scriptBytes

const head = ['screen', 'build', 'scripts', 'bytes', 'ratio', 'requests until seen', 'round trips']

/** What was measured, for reading. */
export function describeComparisons(comparisons: readonly Comparison[]): string[] {
  const rows = comparisons.flatMap((comparison) =>
    variantNames.map((name) => {
      const { scripts, scriptBytes, untilSeen } = comparison.measured[name]
      const ratio = name === 'federated' ? toRatio(comparison).toFixed(2) : ''
      const counts = [scripts.length, scriptBytes, ratio, untilSeen.requests, untilSeen.depth]
      return [comparison.screen, name, ...counts.map(String)]
    }),
  )
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  )
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}
