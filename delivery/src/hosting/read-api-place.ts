import { consoleConfigSchema } from '@console/shared/config'
import type { ApiPlace } from './list-api-locations.ts'

/** The API's addresses as the configuration has them; the default where it is not usable. */
export function readApiPlace(config: unknown): ApiPlace {
  const parsed = consoleConfigSchema.safeParse(config)
  return parsed.success ? parsed.data : consoleConfigSchema.parse({ apiBaseUrl: '' })
}
