import { NetworkError } from '../errors/errors.ts'
import type { ApiClientOptions, ApiMethod, Asked } from './api-request.ts'
import type { Sending } from './send-with-progress.ts'

/** Milliseconds. */
const defaultTimeout = 30_000

/** @throws NetworkError; the signal's reason if it was aborted. */
export async function send(
  options: ApiClientOptions,
  asked: Asked,
  method: ApiMethod,
  token: string | null,
): Promise<Response> {
  const sending = toSending(options, asked, method, token)
  try {
    const early = await options.takeAnswer?.(method, sending.address, token)
    asked.signal?.throwIfAborted()
    if (early !== undefined) return early
    if (asked.onProgress === undefined) return await sendPlainly(sending, asked.isOpened === true)
    const { sendWithProgress } = await import('./send-with-progress.ts')
    return await sendWithProgress(sending)
  } catch (cause) {
    if (asked.signal?.aborted) throw asked.signal.reason
    throw new NetworkError(
      { method, route: asked.path, reason: isTimeout(cause) ? 'timeout' : 'unreachable' },
      { cause },
    )
  }
}

function toSending(
  options: ApiClientOptions,
  asked: Asked,
  method: ApiMethod,
  token: string | null,
): Sending {
  const headers: Record<string, string> = { accept: asked.isOpened ? '*/*' : 'application/json' }
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  if (asked.ifMatch) headers['if-match'] = asked.ifMatch
  if (asked.known?.version) headers['if-none-match'] = asked.known.version
  if (asked.idempotencyKey && options.sendsIdempotencyKeys) headers['idempotency-key'] = asked.idempotencyKey
  const { body, type } = toBody(asked.body)
  if (type !== undefined) headers['content-type'] = type
  return {
    address: `${options.baseUrl}/${asked.path}`,
    method,
    headers,
    body,
    signal: asked.signal,
    keepalive: asked.keepalive ?? false,
    timeout: options.timeout ?? defaultTimeout,
    onProgress: asked.onProgress,
  }
}

/** The browser names the type of a multipart body, with its boundary. */
function toBody(body: unknown): { body: BodyInit | undefined; type: string | undefined } {
  if (body === undefined || body instanceof FormData) return { body, type: undefined }
  if (body instanceof Blob) return { body, type: 'application/octet-stream' }
  return { body: JSON.stringify(body), type: 'application/json' }
}

/** An opened response may take longer than its headers, such as a download. */
async function sendPlainly(sending: Sending, isOpened: boolean): Promise<Response> {
  const { address, method, headers, body, keepalive, timeout } = sending
  const limit = isOpened ? new AbortController() : undefined
  const timer = limit && setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), timeout)
  const late = limit?.signal ?? AbortSignal.timeout(timeout)
  const signal = sending.signal === undefined ? late : AbortSignal.any([sending.signal, late])
  const asked = { method, headers, signal, keepalive, ...(body === undefined ? {} : { body }) }
  return await fetch(address, asked).finally(() => clearTimeout(timer))
}

/** True for a timeout of this call, or of the early request whose answer it took. */
const isTimeout = (cause: unknown): boolean => Object(cause).name === 'TimeoutError'
