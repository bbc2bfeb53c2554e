import { listen } from '@console/node-server/listen'
import { expect, onTestFinished, test } from 'vitest'
import { buildReleasedRemote } from '../../test/support/released-remote.ts'
import { buildOverrideGateway } from './override-gateway.ts'
import type { RebuiltRemote } from './rebuilt-remote.ts'

const toRemote = (name: string, version: string) => buildReleasedRemote(name, { version })

const release = {
  format: 1,
  id: 'r-0123456789ab',
  shell: { version: '1.0.0-shell', platform: '1.6.0', signIn: [], frame: [], provided: {} },
  remotes: [toRemote('charts', '1.0.0-deployed'), toRemote('notes', '1.0.0-deployed')],
}

async function start(answer: (request: Request) => Response | Promise<Response>) {
  const { port, close } = await listen({ port: 0, host: '127.0.0.1', answer })
  onTestFinished(() => close())
  return `http://localhost:${port}`
}

/** A deployed console: its pointer is of a form that only its own shell knows. */
async function deploy() {
  const asked: string[] = []
  const origin = await start(async (request) => {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname} ${request.headers.get('authorization') ?? ''}`.trimEnd())
    if (pathname.startsWith('/api/v1/admin/'))
      return Response.json({ status: true, data: await request.text(), message: '' })
    switch (pathname) {
      case '/config.json':
        return Response.json({
          apiBaseUrl: '',
          logs: { url: 'https://logs.example.com', token: 'a', dataset: 'staff' },
        })
      case '/releases/current.json':
        return Response.json({ format: 2, moved_at: '2026-11-23T00:00:00.000Z', release: { id: release.id } })
      case `/releases/${release.id}.json`:
        return Response.json({ ...release, created_at: '2026-11-23T00:00:00.000Z', files: {} })
      case '/shell/1.0.0-shell/index.js':
        return new Response('shell', { headers: { 'content-type': 'text/javascript' } })
    }
    return new Response('<html><head></head><body></body></html>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': `default-src 'none'` },
    })
  })
  return { origin, asked }
}

const local: RebuiltRemote = {
  name: 'charts',
  dir: '/home/mina/</script>charts',
  fetch: async (path) => (path === 'remoteEntry.js' ? new Response('local') : undefined),
  readBuild: () => 'build-7',
  readEntry: async () => toRemote('charts', 'dev'),
}

async function startGateway(remote = local) {
  const { origin, asked } = await deploy()
  const app = await buildOverrideGateway(origin, remote)
  return { url: await start((request) => app.fetch(request)), origin, asked }
}

const readJson = async (address: string): Promise<unknown> => (await fetch(address)).json()

test('serves the deployed release with the local remote in place of the deployed one', async () => {
  const { url } = await startGateway()
  const pointer = await readJson(`${url}/releases/current.json`)
  expect(pointer).toMatchObject({ format: 1, release: { id: release.id, shell: release.shell } })
  expect(pointer).toHaveProperty('release.remotes', [
    toRemote('notes', '1.0.0-deployed'),
    toRemote('charts', 'dev'),
  ])
  expect(await (await fetch(`${url}/remotes/charts/dev/remoteEntry.js`)).text()).toBe('local')
  expect((await fetch(`${url}/remotes/charts/dev/gone.js`)).status).toBe(404)
  expect(await (await fetch(`${url}/shell/1.0.0-shell/index.js`)).text()).toBe('shell')
})

test('adds a remote that was never released', async () => {
  const readEntry = async () => toRemote('maps', 'dev')
  const { url } = await startGateway({ ...local, name: 'maps', readEntry })
  expect(await readJson(`${url}/releases/current.json`)).toHaveProperty('release.remotes.length', 3)
})

test('forwards API calls to the deployed console only', async () => {
  const { url, asked } = await startGateway()
  const answer = await fetch(`${url}/api/v1/admin/notes`, {
    method: 'POST',
    headers: { authorization: 'Bearer secret' },
    body: 'a note',
  })
  expect(await answer.json()).toMatchObject({ data: 'a note' })
  expect(asked).toContain('POST /api/v1/admin/notes Bearer secret')
  expect(await readJson(`${url}/config.json`)).toMatchObject({ apiBaseUrl: '', logs: null, releaseKeys: [] })
})

test('the page shows which remote is from source, and polls for new builds', async () => {
  const { url, origin } = await startGateway()
  const answer = await fetch(`${url}/charts/`)
  const text = await answer.text()
  expect(answer.headers.get('content-security-policy')).toBeNull()
  expect(text).toContain(
    `charts is from source (/home/mina/\\u003c/script>charts), everything else is from ${origin}`,
  )
  expect(text.match(/<\/script>/g)).toHaveLength(1)
  expect(await (await fetch(`${url}/dev-build`)).text()).toBe('build-7')
})

// proves T25
test('answers nothing under another host name that resolves to this machine', async () => {
  const { origin } = await deploy()
  const app = await buildOverrideGateway(origin, local)
  const headers = { host: 'elsewhere.example' }
  expect((await app.fetch(new Request('http://elsewhere.example/config.json', { headers }))).status).toBe(421)
})

test('refuses a URL that is not a console before serving anything', async () => {
  const other = await start(() => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }))
  await expect(buildOverrideGateway(other, local)).rejects.toThrow(
    '/config.json is not what a console serves',
  )
})
