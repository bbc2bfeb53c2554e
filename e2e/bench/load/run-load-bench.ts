import { chromiumArgs } from '@console/delivery/chromium'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../src/chromium.ts'
import { checkBudget, describeCheck, describeTotals, isKept } from './check-budget.ts'
import { type Comparison, compareVariants, describeComparisons, listMeasured } from './compare-variants.ts'
import { measureTimes } from './measure-times.ts'
import { startVariants, variantNames } from './start-variants.ts'

export type LoadBenchOptions = {
  /** Compare with the committed budget, and measure only what that needs. */
  check: boolean
  /** Measure times as well; they are reported but never judged. */
  times: boolean
  /** List every downloaded script. */
  files: boolean
}

/** Resolves to whether every requested check passed. */
export async function runLoadBench({ check, times, files }: LoadBenchOptions): Promise<boolean> {
  const variants = await startVariants()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    const comparisons = await compareVariants(browser, variants.urls, { isJudged: check })
    print(describeComparisons(comparisons))
    print(comparisons.flatMap(describeCopies))
    if (files) print(comparisons.flatMap(describeFiles))
    if (times) {
      const taken = await measureTimes(browser, variants.urls)
      print([
        'First row of the package list, empty cache, 4 times slower CPU, 9 Mbit/s, 60 ms, median of 5:',
        ...variantNames.map((name) => `  ${name}: ${Math.round(taken[name])} ms`),
      ])
    }
    return check ? reportChecks(comparisons) : true
  } finally {
    await browser.close()
    await variants.close()
  }
}

function reportChecks(comparisons: readonly Comparison[]): boolean {
  const checks = checkBudget(comparisons)
  print(describeTotals(comparisons))
  print(checks.map(describeCheck))
  const kept = checks.filter(isKept).length
  print([`${kept} passed, ${checks.length - kept} failed`])
  return kept === checks.length
}

const describeCopies = (comparison: Comparison) =>
  listMeasured(comparison).flatMap(([name, { repeated, duplicates }]) => [
    ...repeated.map((path) => `${comparison.screen}, ${name}: ${path} came more than once`),
    ...duplicates.map(
      ({ library, paths }) => `${comparison.screen}, ${name}: ${library} is in ${paths.join(' and ')}`,
    ),
  ])

const describeFiles = (comparison: Comparison) =>
  listMeasured(comparison).flatMap(([name, { scripts }]) => [
    `${comparison.screen}, ${name}:`,
    ...scripts
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ bytes, depth, path }) => `${String(bytes).padStart(9)}  ${depth}  ${path}`),
  ])

function print(lines: readonly string[]) {
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`)
}
