import { type IncomingMessage, request as requestUpstream, type ServerResponse } from 'node:http'
import type { Fault } from './fault.ts'
import { forwardRequest } from './forward-request.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse; upstream: string }

export function answerWithFault(fault: Fault, { request, response, upstream }: Exchange): void {
  switch (fault.kind) {
    case 'answer':
      // Like a gateway's error page, which has no caching headers.
      response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body)
      return
    case 'hang':
      return
    case 'reset':
      request.socket.resetAndDestroy()
      return
    case 'slow':
      setTimeout(() => forwardRequest(request, response, upstream), fault.milliseconds)
      return
    case 'cut':
      cutRequest(fault.after, { request, response, upstream })
      return
    case 'truncate':
    case 'tamper':
      void answerDamaged(fault.kind, { request, response, upstream })
      return
  }
}

function cutRequest(after: number, { request, upstream }: Exchange) {
  const { method, headers } = request
  const onward = requestUpstream(new URL(request.url ?? '/', upstream), { method, headers })
  onward.on('error', () => undefined)
  let left = after
  request.on('data', (chunk: Buffer) => {
    if (left <= 0) return
    const part = chunk.subarray(0, left)
    left -= part.length
    onward.write(part, () => {
      if (left > 0) return
      onward.destroy()
      request.socket.resetAndDestroy()
    })
  })
}

async function answerDamaged(kind: 'truncate' | 'tamper', { request, response, upstream }: Exchange) {
  const answer = await fetch(new URL(request.url ?? '/', upstream), {
    headers: { 'accept-encoding': 'identity' },
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const middle = Math.floor(body.length / 2)
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
    'content-length': body.length,
  })
  if (kind === 'truncate') {
    response.write(body.subarray(0, middle), () => response.destroy())
    return
  }
  body.writeUInt8(body.readUInt8(middle) ^ 1, middle)
  response.end(body)
}
