import type { Platform } from '@console/shared/platform'
import type { ReleasedRemote, RemoteCode } from '@console/shared/release/released-remote'
import { type RemoteModule, remoteModuleSchema } from '@console/shared/remote'
import type { KnownRemote } from '../release/known-release.ts'
import { fetchDetails, RemoteDetailsError } from '../release/remote-details.ts'
import { readRemoteRoutes } from './read-remote-routes.ts'
import { RemoteLoadError } from './remote-failure.ts'

/** A remote whose code has been located. */
export type LoadableRemote = ReleasedRemote & { code: RemoteCode }

/** Loads a remote's exposed module; `attempt` starts at 0 and grows with every retry. */
export type ImportRemote = (remote: LoadableRemote, attempt: number) => Promise<unknown>

/** The platform of a remote. */
export type ReadPlatform = (remote: string) => Platform

type Exposed = { code: RemoteCode; exported: unknown }

/** Throws `RemoteLoadError`, or the remote's own error. */
export async function importExposed(
  remote: KnownRemote,
  importRemote: ImportRemote,
  attempt: number,
): Promise<Exposed> {
  const code = await findCode(remote)
  return { code, exported: await importRemote({ ...remote, code }, attempt) }
}

/** Validates a remote's module and routes. Throws `RemoteLoadError`, or the remote's own error. */
export function readExposed(remote: KnownRemote, { code, exported }: Exposed, readPlatform: ReadPlatform) {
  const parsed = remoteModuleSchema.safeParse(exported)
  if (!parsed.success) throw new RemoteLoadError('invalid', { cause: parsed.error })
  // The schema has checked the name and that these are functions; their parameters exist at compile time only.
  const module = (exported as { default: RemoteModule }).default
  if (module.name !== remote.name)
    throw new RemoteLoadError('invalid', { problems: [`its module is called ${module.name}`] })
  const platform = readPlatform(remote.name)
  return {
    module,
    platform,
    shared: code.shared,
    routes: readRemoteRoutes(remote, module.routes(platform)),
  }
}

async function findCode(remote: KnownRemote): Promise<RemoteCode> {
  if (remote.code !== undefined) return remote.code
  try {
    return (await fetchDetails(remote)).code
  } catch (cause) {
    throw cause instanceof RemoteDetailsError ? new RemoteLoadError(cause.reason, { cause }) : cause
  }
}
