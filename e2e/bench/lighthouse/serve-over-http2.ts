import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPort } from '../../src/browsers/find-port.ts'

const run = promisify(execFile)

/** Of one connection alone, which HTTP/2 does without (RFC 9113 §8.2.2). */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Puts HTTPS with HTTP/2 before a server, as nginx stands before it in production (`delivery/nginx/console-tls.conf`). The
 * certificate is made by openssl in `folder`, and is nobody's that a browser knows.
 */
export async function serveOverHttp2(target: string, folder: string) {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['-keyout', keyFile, '-out', certFile, '-days', '1', '-subj', '/CN=localhost']
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made])
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)])
  const { hostname, port, host, origin } = new URL(target)
  const agent = new Agent({ keepAlive: true })

  function pass(asked: Http2ServerRequest, answer: Http2ServerResponse) {
    const headers: IncomingHttpHeaders = { ...takeHeaders(asked.headers), host }
    if (asked.headers.origin !== undefined) headers.origin = origin
    const passed = request({ agent, hostname, port, path: asked.url, method: asked.method, headers })
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, takeHeaders(given.headers))
      given.pipe(answer)
    })
    passed.on('error', () => answer.stream.close())
    asked.pipe(passed)
  }

  const server = createSecureServer({ key, cert }, pass)
  const own = await findPort()
  await new Promise<void>((resolve) => server.listen(own, resolve))
  return {
    url: `https://localhost:${own}`,
    close() {
      agent.destroy()
      server.close()
    },
  }
}

const takeHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
  )
