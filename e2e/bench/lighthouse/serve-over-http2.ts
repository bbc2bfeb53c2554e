import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPort } from '../../src/browsers/find-port.ts'
import { forwardRequest } from '../../src/faults/forward-request.ts'

const run = promisify(execFile)

/**
 * Puts HTTPS with HTTP/2 in front of a server, as nginx does in production (`delivery/nginx/console-tls.conf`), with a
 * self-signed certificate that openssl writes to `folder`.
 */
export async function serveOverHttp2(upstream: string, folder: string) {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['-keyout', keyFile, '-out', certFile, '-days', '1', '-subj', '/CN=localhost']
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made])
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)])
  const server = createSecureServer({ key, cert }, (request, response) =>
    forwardRequest(request, response, upstream),
  )
  const port = await findPort()
  server.listen(port)
  await once(server, 'listening')
  return { url: `https://localhost:${port}`, close: () => server.close() }
}
