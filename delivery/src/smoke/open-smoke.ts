import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import type { Prove } from '../releases/candidate/prove-candidate.ts'
import { createSmoke } from './run-smoke.ts'
import type { SmokeApi } from './smoke-api.ts'

export type OpenSmokeOptions = {
  /** An API that runs, and the file of a token for it. */
  api: { origin: string; tokenFile: string } | undefined
  /** The file of recorded answers. */
  recorded: string | undefined
  /** What `/config.json` of the console says, if that is known. */
  config: unknown
  print: (line: string) => void
}

/** How a release is run that is to be published here. Nothing is started or loaded before there is a candidate. */
export function openSmoke({ api, recorded, config, print }: OpenSmokeOptions): Prove {
  const parsed = consoleConfigSchema.safeParse(config)
  const usual = consoleConfigSchema.parse({ apiBaseUrl: '' })
  const isReference = api === undefined && recorded === undefined
  const said = parsed.success ? parsed.data : usual
  const served: ConsoleConfig = {
    ...said,
    // Everything is asked of the server at hand, and nobody else hears of a try.
    apiBaseUrl: '',
    analytics: null,
    logs: null,
    releaseKeys: [],
    ...(isReference && { apiPathPrefix: usual.apiPathPrefix, signInPath: usual.signInPath }),
  }
  const openApi = async (): Promise<SmokeApi> => {
    if (api !== undefined) return (await import('./running-api.ts')).openRunningApi(api)
    if (recorded !== undefined) return (await import('./recorded-api.ts')).openRecordedApi(recorded)
    return (await import('./reference-api.ts')).openReferenceApi(served)
  }
  return createSmoke({ openApi, config: served, print })
}
