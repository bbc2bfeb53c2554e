import type { ConsoleConfig } from '@console/shared/config'
import type { ReleaseRecord } from '@console/shared/release'
import type { Browser } from 'playwright-core'
import { ReleaseError } from '../errors/release-error.ts'
import { toServedApis } from '../hosting/served-apis.ts'
import type { Prove } from '../releases/candidate/prove-candidate.ts'
import { buildReleaseFiles } from '../releases/document/build-release-files.ts'
import { toIntegrity } from '../releases/site/hash-files.ts'
import { chromiumArgs, findChromium } from './chromium.ts'
import { findUnproved } from './find-unproved.ts'
import { openScreens } from './open-screens.ts'
import { serveCandidate } from './serve-candidate.ts'
import type { SmokeApi } from './smoke-api.ts'
import { buildSmokeRefusal } from './smoke-problem.ts'
import { readTravelledRecordings, withRecordings } from './travelled-recordings.ts'

export type SmokeOptions = {
  /** Undefined where the recordings in the builds are all there is. */
  openApi(): Promise<SmokeApi | undefined>
  /** The console's `/config.json`. */
  config: ConsoleConfig
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
    const recordings = await readTravelledRecordings(candidate)
    const found = withRecordings(await opening, recordings, config.apiPathPrefix)
    if (found === undefined) throw noApi()
    const api = opened.adopt(found, (each) => each.close())
    const serving = { api, config: { ...config, apis: listServedApis(candidate.release, config) } }
    const served = opened.adopt(await serveCandidate(candidate, serving), (each) => each.close())
    const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
    print(`Browser and ${api.name} started in ${seconds()} s`)

    const files = { ...candidate.release.files, ...listReleaseFiles(candidate.release) }
    const { apiPathPrefix } = config
    const place = { url: served.url, apiPathPrefix, files, apiName: api.name }
    const { screens, problems, proved } = await openScreens({ browser, candidate, api, place, print })
    const all = [...problems, ...(problems.length === 0 ? findUnproved(candidate, proved) : [])]
    if (all.length > 0) throw buildSmokeRefusal(all)
    print(
      `Opened ${screens === 1 ? 'one screen' : `${screens} screens`} in ${seconds()} s: ${proved.size} files ran as they will be published.`,
    )
  }

/** Own APIs are answered here. They receive the token as the console's configuration has it. */
const listServedApis = ({ remotes }: ReleaseRecord, { apis }: ConsoleConfig) =>
  toServedApis(
    remotes
      .flatMap((remote) => remote.apis ?? [])
      .map((name) => [name, { sendsToken: apis[name]?.sendsToken ?? false }]),
  )

const noApi = () =>
  new ReleaseError(
    'smoke',
    'There is no API that the screens could call, so nothing was released. Record one (console-remote record) and build again: recorded-api.json is part of a remote’s build. Or say --recorded <file>, or --api with --token-file.',
  )

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
