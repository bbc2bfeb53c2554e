import { basename } from 'node:path/posix'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Below it stand the recordings and pictures that the demonstration's mocks name. */
export const demoMediaPath = '/demo-media'

/** Anybody may ask for them, in ranges too, as players do. */
export function buildDemoMediaApp(folder: string): Hono {
  const app = new Hono()
  app.get('/:name', async (context, next) => {
    await next()
    if (context.res.ok) context.header('cache-control', 'public, max-age=3600')
  })
  app.get('/:name', serveStatic({ root: folder, rewriteRequestPath: (path) => basename(path) }))
  return app
}
