import type { Platform } from '@console/shared/platform'
import { type MediaFile, type MediaKind, type MediaType, toMediaKind } from '@console/shared/schemas/media'
import { createStore, type StoreApi } from 'zustand'
import { cancelUpload } from '../api/media.api.ts'
import { allMedia } from '../api/media.queries.ts'
import { toCallMessage } from '../api/media-labels.ts'
import { assertSize, FileProblem, findType } from './check-file.ts'
import { type HashFile, hashFileInWorker } from './hash-file-in-worker.ts'
import { sendFile } from './send-file.ts'
import { shrinkPicture } from './shrink-picture.ts'

type Progress = { name: string; done: number; total: number }

export type UploadState =
  | ({ is: 'queued' | 'checking' | 'sending' | 'waiting' | 'paused' } & Progress)
  | { is: 'failed'; message: string; canRetry: boolean }
  /** `note` says if a picture was made smaller. */
  | { is: 'kept'; file: MediaFile; note: string }

export type UnfinishedUpload = Extract<UploadState, { done: number }>

export type UploadOptions = {
  platform: Pick<Platform, 'api' | 'queryClient'>
  file: File
  /** Any kind by default. */
  kind?: MediaKind | undefined
  /** Runs an upload when its turn has come. */
  queue(send: () => Promise<void>): Promise<void>
  /** For tests, which have no workers. */
  hashFile?: HashFile | undefined
}

/** The upload of one file to the library. */
export type Upload = {
  id: number
  /** The chosen file. */
  file: File
  kind: MediaKind | undefined
  store: StoreApi<UploadState>
  /** Starts, or resumes after a pause or a failure. */
  start(): void
  pause(): void
  /** Discards what has arrived. */
  cancel(): void
}

type Prepared = { file: File; type: MediaType; note: string; hash: string }

let nextId = 1

/** Independent of any screen: continues until paused or cancelled. */
export function createUpload({
  platform: { api, queryClient },
  file: original,
  kind,
  queue,
  hashFile = hashFileInWorker,
}: UploadOptions): Upload {
  const { name } = original
  const store = createStore<UploadState>(() => ({ is: 'queued', name, done: 0, total: original.size }))
  let running = new AbortController()
  let uploadId: number | undefined
  /** So that resuming does not read the file again. */
  let prepared: Prepared | undefined

  const proceed = (is: UnfinishedUpload['is']) =>
    store.setState(
      (state) => ('done' in state ? { ...state, is } : { is, name, done: 0, total: original.size }),
      true,
    )

  const showFor = (signal: AbortSignal) => (next: UploadState) => {
    if (!signal.aborted) store.setState(next, true)
  }

  async function prepare(signal: AbortSignal): Promise<Prepared> {
    const type = await findType(original, kind)
    const found = toMediaKind(type)
    const shrunk = found === 'picture' ? await shrinkPicture(original, type) : undefined
    const file = shrunk?.file ?? original
    assertSize(file, found)
    signal.throwIfAborted()
    const note = shrunk?.isShrunk === true ? `Made smaller: ${shrunk.width} × ${shrunk.height} pixels.` : ''
    const total = file.size
    const show = showFor(signal)
    const hash = await hashFile(file, (done) => show({ is: 'checking', name, done, total }), signal)
    return { file, type, note, hash }
  }

  async function send(signal: AbortSignal) {
    if (signal.aborted) return
    const show = showFor(signal)
    proceed(prepared === undefined ? 'checking' : 'sending')
    try {
      prepared ??= await prepare(signal)
      const { file, type, note, hash } = prepared
      const total = file.size
      const kept = await sendFile({
        ...{ api, file, signal, payload: { name, type, size: total, hash } },
        onState: ({ is, done }) => show({ is, name, done, total }),
        onOpened: (id) => {
          uploadId = id
        },
      })
      uploadId = undefined
      show({ is: 'kept', file: kept, note })
      await queryClient.invalidateQueries({ queryKey: allMedia })
    } catch (error) {
      const isProblem = error instanceof FileProblem
      show({ is: 'failed', message: isProblem ? error.message : toCallMessage(error), canRetry: !isProblem })
    }
  }

  return {
    ...{ id: nextId++, file: original, kind, store },
    start() {
      running.abort()
      const controller = new AbortController()
      running = controller
      proceed('queued')
      void queue(() => send(controller.signal))
    },
    pause() {
      running.abort()
      if ('done' in store.getState()) proceed('paused')
    },
    cancel() {
      running.abort()
      const id = uploadId
      uploadId = undefined
      // If this fails, the server forgets the upload after a week.
      if (id !== undefined) cancelUpload(api, id).catch(() => undefined)
    },
  }
}
