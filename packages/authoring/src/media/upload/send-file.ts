import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { type MediaFile, mostPartBytes, type UploadPayload } from '@console/shared/schemas/media'
import { finishUpload, openUpload, sendPart } from '../api/media.api.ts'

export type SendState = { is: 'sending' | 'waiting'; done: number }

export type Sending = {
  api: ApiClient
  file: Blob
  payload: UploadPayload
  signal: AbortSignal
  onState(state: SendState): void
  /** The upload on the server, which cancelling gives up. */
  onOpened(id: number): void
  /** Resolves when another try may help; for a test to make short. */
  untilConnected?: (attempt: number, signal: AbortSignal) => Promise<void>
}

/** How often an upload that is gone from the server is announced again. */
const mostMissed = 2

/** On a slow line a part must be through before the call is given up, after 30 seconds. */
const leastPartBytes = 64 * 1024

/**
 * Sends a file in parts. Where a part does not arrive it waits for the connection, asks how much did, and goes on from there; a
 * part gets smaller with each that was lost. Rejects with what the server refuses, and with the signal's reason.
 */
export async function sendFile(sending: Sending): Promise<MediaFile> {
  const { api, file, payload, signal, onState, onOpened, untilConnected = waitForConnection } = sending
  let partSize = mostPartBytes
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
        partSize = Math.min(partSize * 2, mostPartBytes)
        attempt = 0
        onState({ is: 'sending', done })
      }
      return await finishUpload(api, upload.id, signal)
    } catch (error) {
      // The same bytes came another way, and are kept; or the server forgot what had arrived.
      if (isHttpError(error) && error.status === 404 && missed++ < mostMissed) continue
      if (signal.aborted || !isPassing(error)) throw error
      partSize = Math.max(leastPartBytes, partSize / 2)
      onState({ is: 'waiting', done })
      await untilConnected(attempt, signal)
    }
  }
}

/** What goes by itself: no connection, and a server that is being restarted. */
const isPassing = (error: unknown) =>
  isNetworkError(error) || (isHttpError(error) && [429, 502, 503, 504].includes(error.status))

/** Until the browser is online again; where it believes that it is, 1 s, 2 s, 4 s and so on, 15 s at the most. */
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
