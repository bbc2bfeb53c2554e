import type { Browser } from '@playwright/test'
import { type Measurement, measureScreen } from './measure-screen.ts'
import { type Screen, type ScreenName, screens } from './screens.ts'
import { type VariantName, variantNames } from './start-variants.ts'

/** One screen opened with an empty cache: as released, and as a single bundle unless nothing is judged by it. */
export type Comparison = {
  screen: ScreenName
  measured: { federated: Measurement; 'one bundle'?: Measurement }
}

/** With `isJudged`, measures only what `checkBudget` needs. */
export async function compareVariants(
  browser: Browser,
  urls: Record<VariantName, string>,
  { isJudged }: { isJudged: boolean },
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const screen of screens) {
    const times = isJudged && !depthIsJudged.has(screen.name) ? 1 : 3
    const measure = (name: VariantName) => measureShallowest(browser, screen, urls[name], times)
    const federated = await measure('federated')
    const oneBundle =
      isJudged && !ratioIsJudged.has(screen.name) ? {} : { 'one bundle': await measure('one bundle') }
    comparisons.push({ screen: screen.name, measured: { federated, ...oneBundle } })
  }
  return comparisons
}

const ratioIsJudged: ReadonlySet<ScreenName> = new Set(['sign-in'])
const depthIsJudged: ReadonlySet<ScreenName> = new Set(['package list'])

/**
 * Bytes and requests are deterministic. A busy machine can only increase the measured depth, so the minimum is closest.
 */
async function measureShallowest(
  browser: Browser,
  screen: Screen,
  url: string,
  times: number,
): Promise<Measurement> {
  let least = await measureScreen(browser, screen, url)
  for (let time = 1; time < times; time += 1) {
    const next = await measureScreen(browser, screen, url)
    if (next.untilSeen.depth < least.untilSeen.depth) least = next
  }
  return least
}

/** Bytes of the federated build relative to the single bundle; NaN without one, which satisfies no limit. */
export const toRatio = ({ measured }: Comparison): number =>
  measured.federated.scriptBytes / (measured['one bundle']?.scriptBytes ?? Number.NaN)

export const listMeasured = ({ measured }: Comparison): (readonly [VariantName, Measurement])[] =>
  variantNames.flatMap((name) => {
    const each = measured[name]
    return each === undefined ? [] : [[name, each] as const]
  })

const head = ['screen', 'build', 'scripts', 'bytes', 'ratio', 'requests until seen', 'round trips']

/** Formats the measurements for people. */
export function describeComparisons(comparisons: readonly Comparison[]): string[] {
  const rows = comparisons.flatMap((comparison) =>
    listMeasured(comparison).map(([name, { scripts, scriptBytes, untilSeen }]) => {
      const isCompared = name === 'federated' && comparison.measured['one bundle'] !== undefined
      const ratio = isCompared ? toRatio(comparison).toFixed(2) : ''
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
