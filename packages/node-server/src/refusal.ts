import { securityHeaders } from './security-headers.ts'

const sentences = {
  400: 'The request was not understood.',
  408: 'The request took too long to arrive.',
  413: 'The request has a part that is too large.',
  417: 'The request expects something that this server does not do.',
  431: 'The headers of the request are too large.',
  500: 'The server failed on this request. Try again in a moment.',
}
const phrases = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
}
export type RefusedStatus = keyof typeof sentences

/** The body is the API's envelope, which people can read too. */
export function describeRefusal(status: RefusedStatus) {
  const body = JSON.stringify({ status: false, message: sentences[status], error: null })
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    // The console sets no cookies, so those that grew too large are of no use to anybody.
    ...(status === 431 && { 'clear-site-data': '"cookies"' }),
  }
  return { body, headers }
}

/** For input that never became a request: the raw response. */
export function writeRefusal(status: RefusedStatus): string {
  const { body, headers } = describeRefusal(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${phrases[status]}`, ...lines, '', body].join('\r\n')
}

/** By the error codes of Node's parser (`socketOnError` in its `lib/_http_server.js`). */
export function toRefusedStatus(error: Error): RefusedStatus {
  switch ('code' in error ? error.code : undefined) {
    case 'HPE_HEADER_OVERFLOW':
      return 431
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    default:
      return 400
  }
}
