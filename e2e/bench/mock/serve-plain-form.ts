import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

const distDir = join(import.meta.dirname, 'dist')

/** Builds the plain form for production as a single document, and serves it. */
export async function servePlainForm(): Promise<{ url: string; close(): void }> {
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: join(import.meta.dirname, 'plain-form.tsx') } },
      html: { inject: 'body' },
      output: { distPath: { root: distDir }, cleanDistPath: true, inlineScripts: true },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      plugins: [pluginReact()],
    },
  })
  await rsbuild.build()
  const page = await readFile(join(distDir, 'index.html'))
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The plain form has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
