import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

/** Services that only monitor the console: it starts without them. */
const watching: readonly string[] = ['logs', 'analytics']

/** The configuration without the services whose entry is wrong, and which they are; null if anything else is wrong. */
export function readFaultyConfig(
  value: unknown,
  issues: Issues,
): { config: ConsoleConfig; without: string[] } | null {
  const without = [...new Set(issues.map(({ path }) => String(path[0])))]
  if (!without.every((name) => watching.includes(name))) return null
  const absent = Object.fromEntries(without.map((name) => [name, null]))
  return { config: consoleConfigSchema.parse({ ...Object(value), ...absent }), without }
}
