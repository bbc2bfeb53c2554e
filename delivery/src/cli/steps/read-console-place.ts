import { consoleConfigSchema } from '@console/shared/config'
import { readApiPlace } from '../../hosting/read-api-place.ts'
import type { ConsolePlace } from '../../releases/rules/console-place.ts'

/** The API's paths and the own APIs in a `/config.json`, where that is known. */
export function readConsolePlace(config: unknown): ConsolePlace {
  if (config === undefined) return {}
  const { apiPathPrefix: prefix } = readApiPlace(config)
  const path = prefix.endsWith('/') ? prefix : `${prefix}/`
  const parsed = consoleConfigSchema.safeParse(config)
  return {
    reserved: path === '/' ? [] : [path],
    apis: parsed.success ? Object.keys(parsed.data.apis) : undefined,
  }
}
