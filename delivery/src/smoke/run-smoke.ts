import type { ReleaseRecord } from '@console/shared/release'
import type { Browser } from 'playwright-core'
import { ReleaseError } from '../errors/release-error.ts'
import type { Prove } from '../releases/candidate/prove-candidate.ts'
import { buildReleaseFiles } from '../releases/document/build-release-files.ts'
import { toIntegrity } from '../releases/site/hash-files.ts'
import { chromiumArgs, findChromium } from './chromium.ts'
import { findUnproved } from './find-unproved.ts'
import { openScreens } from './open-screens.ts'
import { serveCandidate } from './serve-candidate.ts'
import type { SmokeApi } from './smoke-api.ts'
import { buildSmokeRefusal } from './smoke-problem.ts'

export type SmokeOptions = {
  openApi(): Promise<SmokeApi>
  /** The console's `/config.json`. */
  config: { apiBaseUrl: string; apiPathPrefix: string }
  print: (line: string) => void
}

/**
 * Opens every screen of what a candidate changes in a browser, signed in, with the policy that it will be served with.
 * The proof throws a ReleaseError `smoke` that names unit, screen and what was seen.
 */
export const createSmoke =
  ({ openApi, config, print }: SmokeOptions): Prove =>
  async (candidate) => {
    const started = performance.now()
    const opening = openApi()
    // Awaited below, so that a missing browser is reported first.
    opening.catch(() => undefined)
    await using opened = new AsyncDisposableStack()
    const browser = opened.adopt(await startBrowser(), (each) => each.close())
    const api = opened.adopt(await opening, (each) => each.close())
    const served = opened.adopt(await serveCandidate(candidate, { api, config }), (each) => each.close())
    const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
    print(`Browser and ${api.name} started in ${seconds()} s`)

    const files = { ...candidate.release.files, ...listReleaseFiles(candidate.release) }
    const place = { url: served.url, ...config, files, apiName: api.name }
    const { screens, problems, proved } = await openScreens({ browser, candidate, api, place, print })
    const all = [...problems, ...(problems.length === 0 ? findUnproved(candidate, proved) : [])]
    if (all.length > 0) throw buildSmokeRefusal(all)
    print(
      `Opened ${screens === 1 ? 'one screen' : `${screens} screens`} in ${seconds()} s: ${proved.size} files ran as they will be published.`,
    )
  }

/** Integrities of index and details, by address. */
function listReleaseFiles(release: ReleaseRecord): ReleaseRecord['files'] {
  const texts = buildReleaseFiles(release)?.texts ?? new Map<string, string>()
  return Object.fromEntries(Array.from(texts, ([address, text]) => [address, toIntegrity(Buffer.from(text))]))
}

/** @throws ReleaseError `smoke` when Chromium is missing or does not start. */
async function startBrowser(): Promise<Browser> {
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
