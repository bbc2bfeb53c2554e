import type { ConsoleConfig } from '@console/shared/config'
import { type ReleasedRemote, remoteEntryVersion } from '@console/shared/release/released-remote'
import { ownsPath, reservedPaths } from '@console/shared/remote-config'

/**
 * Whether this shell can take every entry as it stands: in a form that it reads, on paths that nothing else claims.
 * `read-entries.ts` explains what is wrong, and is loaded only if this returns false.
 */
export function areClaimsClear(remotes: readonly ReleasedRemote[], config: ConsoleConfig): boolean {
  const reserved = listReserved(config)
  const owned: string[] = []
  return (
    new Set(remotes.map(({ name }) => name)).size === remotes.length &&
    remotes.every(({ schema = 1, paths, menu }) => {
      const isClear =
        schema <= remoteEntryVersion &&
        !paths.some((path) => isTaken(path, reserved, owned)) &&
        menu.every((entry) => paths.some((path) => ownsPath(path, entry.path)))
      owned.push(...paths)
      return isClear
    })
  )
}

/** Paths that the hosting, the shell or an API on the console's own origin answers. */
export function listReserved({ apiBaseUrl, apiPathPrefix }: ConsoleConfig): string[] {
  const api = new URL(`${apiBaseUrl}${apiPathPrefix}/`, location.href)
  return api.origin === location.origin ? [...reservedPaths, api.pathname] : [...reservedPaths]
}

/** At or below a reserved path, or above or below a path that another remote owns. */
export const isTaken = (path: string, reserved: readonly string[], owned: readonly string[]): boolean =>
  reserved.some((other) => ownsPath(other, path)) ||
  owned.some((other) => ownsPath(other, path) || ownsPath(path, other))
