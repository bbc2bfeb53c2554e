import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import type { Prove } from '../releases/candidate/prove-candidate.ts'
import { createSmoke } from './run-smoke.ts'
import type { SmokeApi } from './smoke-api.ts'

export type OpenSmokeOptions = {
  /** An API that runs, and the file of a token for it. */
  api: { origin: string; tokenFile: string } | undefined
  /** The file of recorded answers. */
  recorded: string | undefined
  /** The console's `/config.json`, where it is known. */
  config: unknown
  print: (line: string) => void
}

export type OpenSmoke = ReturnType<typeof createOpenSmoke>

type OpenReference = (config: ConsoleConfig) => Promise<SmokeApi>

/**
 * How a release is run before it is published here. Nothing is started or loaded before there is a candidate. Without a
 * workspace there is no reference API to ask.
 */
export const createOpenSmoke =
  (openReference?: OpenReference) =>
  ({ api, recorded, config, print }: OpenSmokeOptions): Prove => {
    const parsed = consoleConfigSchema.safeParse(config)
    const usual = consoleConfigSchema.parse({ apiBaseUrl: '' })
    const isReference = api === undefined && recorded === undefined
    const said = parsed.success ? parsed.data : usual
    const served: ConsoleConfig = {
      ...said,
      // All calls go to the server at hand, and a trial run sends no telemetry.
      apiBaseUrl: '',
      analytics: null,
      logs: null,
      releaseKeys: [],
      ...(isReference && { apiPathPrefix: usual.apiPathPrefix, signInPath: usual.signInPath }),
    }
    const openApi = async (): Promise<SmokeApi | undefined> => {
      if (api !== undefined) return (await import('./running-api.ts')).openRunningApi(api)
      if (recorded !== undefined)
        return (await import('./recorded-smoke-api.ts')).openRecordedSmokeApi(recorded, served.apiPathPrefix)
      return openReference?.(served)
    }
    return createSmoke({ openApi, config: served, print })
  }
