import { basename } from 'node:path/posix'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** The path of the recordings and pictures in the demonstration's mocks. */
export const demoMediaPath = '/demo-media'

/** Open to everybody, in ranges too, as players request them. */
export function buildDemoMediaApp(folder: string): Hono {
  const app = new Hono()
  app.get('/:name', async (context, next) => {
    await next()
    if (context.res.ok) context.header('cache-control', 'public, max-age=3600')
  })
  app.get('/:name', serveStatic({ root: folder, rewriteRequestPath: (path) => basename(path) }))
  return app
}
