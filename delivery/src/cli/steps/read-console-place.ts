import { consoleConfigSchema } from '@console/shared/config'
import { readApiPlace } from '../../hosting/read-api-place.ts'
import type { ConsolePlace } from '../../releases/rules/console-place.ts'

/** The parts of a `/config.json` that concern releases, if it is known: the API's paths, the own APIs and the keys. */
export function readConsolePlace(config: unknown): ConsolePlace {
  if (config === undefined) return {}
  const { apiPathPrefix: prefix } = readApiPlace(config)
  const path = prefix.endsWith('/') ? prefix : `${prefix}/`
  const parsed = consoleConfigSchema.safeParse(config)
  return {
    reserved: path === '/' ? [] : [path],
    apis: parsed.success ? Object.keys(parsed.data.apis) : undefined,
    releaseKeys: parsed.data?.releaseKeys,
  }
}
