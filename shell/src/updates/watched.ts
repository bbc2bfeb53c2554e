import type { Platform } from '@console/shared/platform'
import type { BootDocuments } from '../release/boot-documents.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** What runs here, and is compared with the release that is current. */
export type Watched = BootDocuments & {
  loader: RemoteLoader
  platform: Pick<Platform, 'notify' | 'telemetry'>
}
