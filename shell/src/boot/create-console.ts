import type { Platform } from '@console/shared/platform'
import { toEnvironment } from '../environment/environment.ts'
import { seedOnlineManager } from '../network/seed-online-manager.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { createRemotePlatforms } from '../platform/remote-platforms.ts'
import type { BootDocuments } from '../release/boot-documents.ts'
import type { ImportRemote } from '../remotes/exposed-module.ts'
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts'
import { reportViolations } from '../security/report-violations.ts'
import { type ConsoleTelemetry, createTelemetry } from '../telemetry/create-telemetry.ts'
import { listSinks } from '../telemetry/list-sinks.ts'

/** The singletons that live as long as the page. */
export type StartedConsole = {
  documents: BootDocuments
  loader: RemoteLoader
  platform: Platform
  telemetry: ConsoleTelemetry
}

export function createConsole(documents: BootDocuments, importRemote: ImportRemote): StartedConsole {
  const { config, release } = documents
  seedOnlineManager()
  const loader = createRemoteLoader(release, importRemote, (remote) => readRemotePlatform(remote))
  const telemetry = createTelemetry(
    listSinks(config, {
      release: release.id,
      environment: toEnvironment(location.hostname),
      preview: release.preview?.name,
    }),
    (path) => loader.findOwner(path) ?? release.shell,
  )
  reportViolations(telemetry)
  const platform = createPlatform({ config, release, loader, telemetry })
  const listApis = (name: string) => loader.find(name)?.apis ?? []
  const readRemotePlatform = createRemotePlatforms(platform, listApis)
  return { documents, loader, platform, telemetry }
}
