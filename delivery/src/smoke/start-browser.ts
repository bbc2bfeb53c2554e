import type { Browser } from 'playwright-core'
import { ReleaseError } from '../errors/release-error.ts'
import { chromiumArgs, findChromium } from './chromium.ts'

/** @throws ReleaseError `smoke` when there is no Chromium, or none that starts. */
export async function startBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const executablePath = findChromium([chromium.executablePath()])
  if (executablePath === undefined)
    throw new ReleaseError(
      'smoke',
      'There is no Chromium to run the release in, so nothing was released. Install one (apt-get install chromium-headless-shell, or npx playwright install chromium), or name it with CHROMIUM_PATH. To publish without having run it, say --without-smoke.',
    )
  return chromium.launch({ executablePath, args: chromiumArgs }).catch((cause: unknown) => {
    throw new ReleaseError(
      'smoke',
      `${executablePath} does not start, so nothing was released. Name another Chromium with CHROMIUM_PATH, or say --without-smoke to publish without having run it.`,
      { cause },
    )
  })
}
