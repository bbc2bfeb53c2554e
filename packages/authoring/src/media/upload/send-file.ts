import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { type MediaFile, maxPartBytes, type UploadPayload } from '@console/shared/schemas/media'
import { finishUpload, openUpload, sendPart } from '../api/media.api.ts'

export type SendState = { is: 'sending' | 'waiting'; done: number }

export type Sending = {
  api: ApiClient
  file: Blob
  payload: UploadPayload
  signal: AbortSignal
  onState(state: SendState): void
  /** Receives the server's upload id, for cancelling. */
  onOpened(id: number): void
  /** Resolves when another attempt makes sense; tests shorten it. */
  untilConnected?: (attempt: number, signal: AbortSignal) => Promise<void>
}

/** How often an upload that the server has forgotten is started over. */
const maxRestarts = 2

/** On a slow connection a part must arrive within the call's timeout of 30 seconds. */
const minPartBytes = 64 * 1024

/**
 * Uploads a file in parts. After a failed part, waits for the connection, asks how much has arrived and resumes from
 * there; each loss makes the parts smaller. Rejects with the server's refusal, and with the signal's reason.
 */
export async function sendFile(sending: Sending): Promise<MediaFile> {
  const { api, file, payload, signal, onState, onOpened, untilConnected = waitForConnection } = sending
  let partSize = maxPartBytes
  let done = 0
  let missed = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      const upload = await openUpload(api, payload, signal)
      if (upload.state === 'kept') return upload.file
      onOpened(upload.id)
      done = upload.received
      onState({ is: 'sending', done })
      while (done < file.size) {
        const part = file.slice(done, done + partSize)
        const { received } = await sendPart(api, { id: upload.id, offset: done }, part, signal)
        done = received
        partSize = Math.min(partSize * 2, maxPartBytes)
        attempt = 0
        onState({ is: 'sending', done })
      }
      return await finishUpload(api, upload.id, signal)
    } catch (error) {
      // The same bytes arrived by another upload, or the server forgot this one.
      if (isHttpError(error) && error.status === 404 && missed++ < maxRestarts) continue
      if (signal.aborted || !isTemporary(error)) throw error
      partSize = Math.max(minPartBytes, partSize / 2)
      onState({ is: 'waiting', done })
      await untilConnected(attempt, signal)
    }
  }
}

/** Temporary failures: no connection, or a restarting server. */
const isTemporary = (error: unknown) =>
  isNetworkError(error) || (isHttpError(error) && [429, 502, 503, 504].includes(error.status))

/** Until the browser is online; if it believes it is, backs off 1 s, 2 s, 4 s and so on up to 15 s. */
function waitForConnection(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController()
    const end = (settle: () => void) => () => {
      ending.abort()
      settle()
    }
    const timer = navigator.onLine
      ? setTimeout(end(resolve), Math.min(15_000, 1000 * 2 ** (attempt - 1)))
      : undefined
    ending.signal.addEventListener('abort', () => clearTimeout(timer))
    window.addEventListener('online', end(resolve), { signal: ending.signal })
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: ending.signal },
    )
  })
}
