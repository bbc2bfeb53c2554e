import { consoleConfigSchema } from '@console/shared/config'

/** The API's addresses as the configuration has them; the default where it is not usable. */
export function readApiPathPrefix(config: unknown): string {
  const parsed = consoleConfigSchema.safeParse(config)
  return (parsed.success ? parsed.data : consoleConfigSchema.parse({ apiBaseUrl: '' })).apiPathPrefix
}
