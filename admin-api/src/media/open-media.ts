import { join } from 'node:path'
import { parseBucket } from '@console/node-server/bucket'
import { SettingError } from '@console/node-server/setting-error'
import { type MediaStorage, openFolderStorage } from './media-storage.ts'

/** The storage of the media library; without it the API has none. */
export type MediaPlace = {
  /** Uploads are staged here, and kept here unless there is a bucket. Several processes may share it. */
  folder: string
  /** Such as `s3://media/library`. */
  bucket?: string | undefined
  /** The origin at which candidates reach the API, where it is not the console's own: `https://api.example.com`. */
  publicUrl?: string | undefined
}

export type Media = { storage: MediaStorage; staging: string; publicUrl: string }

/** Throws SettingError for an address that is not valid. The AWS SDK, which is large, is loaded only for a bucket. */
export async function openMedia({ folder, bucket, publicUrl = '' }: MediaPlace): Promise<Media> {
  const staging = join(folder, 'uploads')
  if (publicUrl !== '' && !/^https?:\/\/[^/\s]+$/.test(publicUrl))
    throw new SettingError(
      `MEDIA_URL is “${publicUrl}”. Give the address of the API without a path: MEDIA_URL=https://api.example.com.`,
    )
  if (bucket === undefined) return { storage: openFolderStorage(join(folder, 'files')), staging, publicUrl }
  const place = parseBucket(bucket, process.env)
  if (place === undefined)
    throw new SettingError(
      `MEDIA_BUCKET is “${bucket}”. Give the address of a bucket, such as s3://media/library.`,
    )
  const { openS3MediaStorage } = await import('./s3-media-storage.ts')
  return { storage: openS3MediaStorage(place), staging, publicUrl }
}
