import { ApiError } from './api-error.ts'
import { toSizeText } from './body-shape.ts'

/** The body of a request, of which no more is read than `mostBytes`. Throws 400, 413 or 415. */
export async function readBodyText(request: Request, mostBytes: number): Promise<string> {
  const chunks = await Array.fromAsync(readBodyBytes(request, mostBytes))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new ApiError(400, 'The body is not UTF-8')
  }
}

/** The same as a stream, without buffering. */
export async function* readBodyBytes(request: Request, mostBytes: number): AsyncGenerator<Uint8Array> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new ApiError(415, 'The body is compressed. Send it as it is, without content-encoding.')
  }
  if (Number(request.headers.get('content-length')) > mostBytes) throw tooLarge(mostBytes)
  let size = 0
  for await (const chunk of untilBroken(request.body ?? [])) {
    size += chunk.byteLength
    if (size > mostBytes) throw tooLarge(mostBytes)
    yield chunk
  }
}

async function* untilBroken(body: AsyncIterable<Uint8Array> | []): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    throw new ApiError(400, 'The connection broke before the body was whole')
  }
}

const tooLarge = (mostBytes: number) =>
  new ApiError(
    413,
    `The body is larger than ${toSizeText(mostBytes)}. Shorten it, or link to large files instead.`,
  )
