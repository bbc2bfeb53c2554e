import type { Browser } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { toMedian } from '../to-median.ts'
import { openPackageList } from './screens.ts'
import { type VariantName, variantNames } from './start-variants.ts'

/** DESIGN §3: the slow machine and network of the first measurements. */
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 }
const cpuSlowdown = 4
const rounds = 5

/** Milliseconds from an empty cache to the first row of the package list: the median of five interleaved rounds. */
export async function measureTimes(
  browser: Browser,
  urls: Record<VariantName, string>,
): Promise<Record<VariantName, number>> {
  const taken: Record<VariantName, number[]> = { federated: [], 'one bundle': [] }
  // The first round only warms up the server and the browser.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of variantNames) {
      const time = await measureOnce(browser, urls[name])
      if (round > 0) taken[name].push(time)
    }
  }
  return { federated: toMedian(taken.federated), 'one bundle': toMedian(taken['one bundle']) }
}

async function measureOnce(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await openPackageList(page, url)
  const time = await page.evaluate(() => performance.now())
  await context.close()
  return time
}
