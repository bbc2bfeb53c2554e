import { consoleConfigSchema } from '@console/shared/config'

/** A host may hold `*`, `;` and `,` (URL standard), and each means something in a policy. */
const plainOrigin = /^https?:\/\/[\w.:[\]-]+$/

/**
 * The origins beyond its own that a console with this `/config.json` calls: the API's, those of the log and analytics
 * services and of the release server, and those of the remotes' own APIs. None when the configuration is not usable, since a console that cannot start calls nothing.
 */
export function listCalledOrigins(config: unknown): string[] {
  const parsed = consoleConfigSchema.safeParse(config)
  if (!parsed.success) return []
  const { apiBaseUrl, logs, analytics, releaseServer, apis } = parsed.data
  const own = Object.values(apis).map(({ url }) => url)
  const origins = [apiBaseUrl, logs?.url, analytics?.host, releaseServer?.url, ...own].flatMap(
    (address) => URL.parse(address ?? '')?.origin ?? [],
  )
  return [...new Set(origins)].filter((origin) => plainOrigin.test(origin))
}
