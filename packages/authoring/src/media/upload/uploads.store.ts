import type { Platform } from '@console/shared/platform'
import type { MediaKind } from '@console/shared/schemas/media'
import pLimit from 'p-limit'
import { createStore, type StoreApi } from 'zustand'
import { createUpload, type Upload } from './create-upload.ts'
import type { HashFile } from './hash-file-in-worker.ts'
import { createUploadGuard } from './upload-guard.ts'

/** Enough to keep the connection busy while another file is read. */
const maxConcurrent = 2

/** All uploads of this page. They continue whatever is on screen, until the session ends or the page closes. */
export type Uploads = {
  /** Replaced whenever an upload changes its state or ends. */
  store: StoreApi<readonly Upload[]>
  /** Starts the upload of a file that is on screen from now on; an existing one continues. */
  add(file: File, kind?: MediaKind): Upload
  remove(upload: Upload): void
  /** Marks an upload as shown until the returned function is called. Others announce their end in a notice. */
  watch(upload: Upload): () => void
}

type UploadsPlatform = Pick<Platform, 'api' | 'queryClient' | 'session' | 'notify' | 'editors'>

const uploadsByPlatform = new WeakMap<UploadsPlatform, Uploads>()

export function openUploads(platform: UploadsPlatform): Uploads {
  const uploads = uploadsByPlatform.get(platform) ?? createUploads(platform)
  uploadsByPlatform.set(platform, uploads)
  return uploads
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

function isRunning({ store }: Upload): boolean {
  const state = store.getState()
  return 'done' in state && state.is !== 'paused'
}

/** `hashFile` is for tests, which have no workers. */
export function createUploads(platform: UploadsPlatform, hashFile?: HashFile): Uploads {
  const { session, notify } = platform
  const store = createStore<readonly Upload[]>(() => [])
  const watched = new Set<Upload>()
  const queue = pLimit(maxConcurrent)
  const pauseAll = () => {
    for (const upload of store.getState()) upload.pause()
  }
  const hold = createUploadGuard(platform, { list: () => store.getState().filter(isRunning), pauseAll })

  function setUploads(next: readonly Upload[]) {
    store.setState(next, true)
    hold.renew()
  }

  let userId = session.readUser()?.id
  session.subscribe(() => {
    const user = session.readUser()
    if (user?.id === userId) return
    pauseAll()
    if (user === null) return
    // Another person who signs in must not see the previous uploads.
    userId = user.id
    setUploads([])
  })

  function create(file: File, kind: MediaKind | undefined): Upload {
    const upload = createUpload({ platform, file, kind, queue, hashFile })
    upload.store.subscribe((state, { is }) => {
      hold.renew()
      if (state.is !== is) store.setState([...store.getState()], true)
      if (watched.has(upload)) return
      if (state.is === 'kept') notify.success(`“${file.name}” is in the media library`)
      if (state.is === 'failed')
        notify.error(`“${file.name}” was not uploaded`, { description: state.message })
    })
    return upload
  }

  return {
    store,
    add(file, kind) {
      const known = store.getState().find((upload) => upload.kind === kind && isSame(upload.file, file))
      if (known !== undefined && isRunning(known)) return known
      const upload = known ?? create(file, kind)
      // The caller shows it, but its component may still have to load.
      watched.add(upload)
      if (known === undefined) setUploads([...store.getState(), upload])
      upload.start()
      return upload
    },
    remove(upload) {
      upload.cancel()
      setUploads(store.getState().filter((other) => other !== upload))
    },
    watch(upload) {
      watched.add(upload)
      return () => void watched.delete(upload)
    },
  }
}
