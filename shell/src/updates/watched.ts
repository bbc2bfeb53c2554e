import type { Platform } from '@console/shared/platform'
import type { BootDocuments } from '../release/boot-documents.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** The running release, to be compared with the current one. */
export type Watched = BootDocuments & {
  loader: RemoteLoader
  platform: Pick<Platform, 'notify' | 'telemetry'>
}
