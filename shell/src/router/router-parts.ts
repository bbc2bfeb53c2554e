import type { Platform } from '@console/shared/platform'
import type { BootDocuments } from '../release/boot-documents.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** What the routes are made from. */
export type RouterParts = Pick<BootDocuments, 'release'> & { loader: RemoteLoader; platform: Platform }
