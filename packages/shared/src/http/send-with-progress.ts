import type { ApiMethod, OpenRequest } from './api-request.ts'

/** A request on the wire. */
export type Sending = {
  address: string
  method: ApiMethod
  headers: Record<string, string>
  body: BodyInit | undefined
  signal: AbortSignal | undefined
  keepalive: boolean
  timeout: number
  onProgress?: OpenRequest['onProgress']
}

/**
 * By XMLHttpRequest, since fetch does not tell how much of a body was sent. Rejects with a `TimeoutError` once nothing
 * was sent or received for the timeout.
 */
export function sendWithProgress(sending: Sending): Promise<Response> {
  const { address, method, headers, body, signal, timeout, onProgress } = sending
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      reject(new DOMException('Nothing was sent or received', 'TimeoutError'))
      request.abort()
    }, timeout)
  }
  const abort = () => request.abort()
  request.open(method, address)
  request.responseType = 'arraybuffer'
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => {
    wait()
    onProgress?.(loaded, total)
  }
  request.onprogress = wait
  request.onload = () => resolve(toResponse(request))
  request.onerror = () => reject(new TypeError('The request failed'))
  request.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'))
  request.onloadend = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  signal?.addEventListener('abort', abort)
  wait()
  request.send(body as XMLHttpRequestBodyInit | undefined)
  return promise
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, response } = request
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const [name = '', ...value] = line.split(': ')
      return name === '' ? [] : [[name, value.join(': ')]]
    })
  const hasBody = ![204, 205, 304].includes(status)
  return new Response(hasBody ? response : null, { status, headers })
}
