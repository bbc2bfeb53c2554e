import type { TestProject } from 'vitest/node'
import { serveLocally } from './serve-locally.ts'
import type { TestApiOptions } from './test-api-options.ts'

/** An API for tests: the reference implementation, or recorded responses. */
export type HostedApi = { fetch(request: Request): Response | Promise<Response>; close(): Promise<void> }

/** Hosts one API for each test file that requests it, outside jsdom's globals. Returns a function that stops it. */
export async function hostApis(
  project: TestProject,
  open: (options: TestApiOptions) => Promise<HostedApi>,
): Promise<() => Promise<void>> {
  const apis = new Map<string, HostedApi>()

  async function handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/') {
      const path = `/${apis.size}-${crypto.randomUUID()}`
      // Only `startAdminApi` sends these.
      apis.set(path, await open((await request.json()) as TestApiOptions))
      return new Response(path)
    }
    const path = pathname.replace(/^(\/[^/]+).*/, '$1')
    const api = apis.get(path)
    if (api === undefined) return new Response('No such API', { status: 404 })
    if (pathname !== path) return api.fetch(withoutPath(request, path))
    apis.delete(path)
    await api.close()
    return new Response('Closed')
  }

  const server = await serveLocally(handle)
  project.provide('adminApiHost', server.origin)
  return async () => {
    server.close()
    await Promise.all([...apis.values()].map((api) => api.close()))
  }
}

const withoutPath = (request: Request, path: string) => new Request(request.url.replace(path, ''), request)
