import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Which request it is: the nth of its method, from 1. */
type Asked = { method: string; count: number }

/**
 * A line to a server that breaks: where `cutsRequest`, the server gets a part of the request alone; where `cutsAnswer`, all
 * of it, and the sender no whole answer. Gone with the test.
 */
export async function openCuttingProxy(
  target: string,
  {
    cutsRequest = () => false,
    cutsAnswer = () => false,
  }: Partial<Record<'cutsRequest' | 'cutsAnswer', (asked: Asked) => boolean>>,
) {
  const counts = new Map<string, number>()
  const proxy = createServer((incoming, outgoing) => {
    const method = incoming.method ?? ''
    const asked = { method, count: (counts.get(method) ?? 0) + 1 }
    counts.set(method, asked.count)
    const forwarded = request(`${target}${incoming.url}`, { method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      outgoing.flushHeaders()
      if (!cutsAnswer(asked)) return void answer.pipe(outgoing)
      answer.once('data', (chunk) => outgoing.write(chunk, () => outgoing.destroy()))
      answer.once('end', () => outgoing.destroy())
    })
    forwarded.once('error', () => outgoing.destroy())
    if (!cutsRequest(asked)) return void incoming.pipe(forwarded)
    forwarded.flushHeaders()
    forwarded.destroy()
    incoming.socket.destroy()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  onTestFinished(() => proxy.closeAllConnections())
  const { port } = proxy.address() as AddressInfo
  return { url: `http://localhost:${port}`, counts }
}
