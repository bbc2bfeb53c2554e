import { describeIssues } from '../http/describe-issues.ts'
import { type RemoteConfig, remoteConfigSchema } from './remote-config.schema.ts'

/** The configuration of a remote, or a sentence for everything that is wrong with it. */
export type ReadRemoteConfig = { config: RemoteConfig } | { problem: string }

/** @param module the imported file. @param file its name for the sentence: `remotes/notes/remote.config.ts`. */
export function readRemoteConfig(module: unknown, file: string): ReadRemoteConfig {
  const exported = Object(module)['default'] as unknown
  if (exported === undefined)
    return { problem: `${file} has no default export. It needs export default defineRemote({ … }).` }
  const parsed = remoteConfigSchema.safeParse(exported)
  if (parsed.success) return { config: { ...parsed.data, screens: bySpecificity(parsed.data.screens) } }
  const lines = describeIssues(parsed.error.issues, exported).map(
    ({ path, message }) => `- ${path === '' ? 'it' : path} ${message}`,
  )
  return { problem: [`${file} cannot be used:`, ...lines].join('\n') }
}

/** The first match is preloaded, so `/notes/new/` comes before `/notes/:id/`, as the router ranks them. */
const bySpecificity = (screens: RemoteConfig['screens']): RemoteConfig['screens'] =>
  Object.fromEntries(
    Object.entries(screens).toSorted(([one], [other]) => toRank(one).localeCompare(toRank(other))),
  )

/** A digit for each segment: 1 for a parameter. */
const toRank = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 1 : 0))
    .join('')
