import type { Platform } from '@console/shared/platform'
import { toSection } from '../containment/shown-section.ts'
import { createSessionQueries } from './create-session-queries.ts'
import { toRemoteApis } from './own-api-clients.ts'
import { createRemoteDrafts } from './remote-drafts.ts'

/**
 * One platform for each remote, frozen throughout, so that no remote can replace, read or drop what belongs to another.
 * A remote keeps it when another of its versions takes over.
 * @param listApis the APIs that the remote's configuration names.
 */
export function createRemotePlatforms(
  platform: Platform,
  listApis: (remote: string) => readonly string[],
): (remote: string) => Platform {
  const platforms = new Map<string, Platform>()
  return (remote) => {
    const known = platforms.get(remote)
    if (known !== undefined) return known
    const own = createRemotePlatform(platform, remote, listApis)
    platforms.set(remote, own)
    return own
  }
}

function createRemotePlatform(
  platform: Platform,
  remote: string,
  listApis: (remote: string) => readonly string[],
): Platform {
  const { api, session, telemetry, notify, drafts, editors, links, extensions, release, settings } = platform
  const owns = (path: string) => links.findOwner(new URL(path, location.origin).pathname) === remote
  return Object.freeze({
    version: platform.version,
    remote,
    queryClient: createSessionQueries(),
    api: copyFrozen(api),
    ownApi: toRemoteApis(platform.ownApi, remote, listApis),
    session: copyFrozen(session),
    telemetry: copyFrozen(telemetry),
    notify: copyFrozen(notify),
    drafts: Object.freeze(createRemoteDrafts(drafts, remote, owns)),
    editors: copyFrozen(editors),
    section: Object.freeze(toSection(remote)),
    links: copyFrozen(links),
    ...(extensions && { extensions: copyFrozen(extensions) }),
    release: copyFrozen(release),
    settings: Object.freeze({ ...settings, features: Object.freeze({ ...settings.features }) }),
  })
}

/** Keeps getters. */
const copyFrozen = <Part extends object>(part: Part): Part =>
  Object.freeze(Object.defineProperties({} as Part, Object.getOwnPropertyDescriptors(part)))
