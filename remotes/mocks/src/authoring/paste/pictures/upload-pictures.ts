import { toAbsoluteUrl } from '@console/authoring/media/api/media-labels'
import type { Upload } from '@console/authoring/media/upload/create-upload'
import { openUploads } from '@console/authoring/media/upload/uploads.store'
import type { Platform } from '@console/shared/platform'

/** Puts pictures into the media library, and returns their addresses; a notice tells of each how it ended. */
export async function uploadPictures(
  platform: Platform,
  placed: readonly { file: File; place: string }[],
): Promise<ReadonlyMap<string, string>> {
  const uploads = openUploads(platform)
  const addresses = placed.map(async ({ file, place }) => {
    const upload = uploads.add(file, 'picture')
    // Nothing else on screen shows it.
    uploads.watch(upload)()
    const address = await untilEnded(upload)
    return address === null ? [] : [[place, address] as const]
  })
  return new Map((await Promise.all(addresses)).flat())
}

const untilEnded = ({ store }: Upload) =>
  new Promise<string | null>((resolve) => {
    const end = (state = store.getState()) => {
      if (state.is === 'kept') resolve(toAbsoluteUrl(state.file.address))
      if (state.is === 'failed') resolve(null)
    }
    store.subscribe(end)
    end()
  })
