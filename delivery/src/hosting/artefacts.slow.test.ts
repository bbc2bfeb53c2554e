import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { imageBuilderPath, postgresDir } from '@console/node-server/testing/find-programs'
import { findFreePort } from '@console/node-server/testing/free-port'
import { startPostgres } from '@console/node-server/testing/postgres-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
/** Another account, where the tests run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const root = join(import.meta.dirname, '..', '..', '..')
let dir = ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'artefacts-'))
  // Away from the checkout, whose packages Node would find.
  await run(process.execPath, [join(root, 'scripts', 'artefacts.ts'), dir])
  await run('chmod', ['-R', 'a=rX', join(dir, 'admin-api'), join(dir, 'release'), join(dir, 'cdn-worker')])
  await chmod(dir, 0o755)
})
afterAll(async () => {
  await run('chmod', ['-R', 'u+w', dir])
  await rm(dir, { recursive: true })
})

function start(name: 'admin-api' | 'release', args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(dir, name, `${name}.mjs`), ...args], {
    ...{ cwd: '/', env: { ...env }, ...nobody },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function waitUntilReady(child: ChildProcess, url: string) {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The program ended before it was ready')
}

test.each(['admin-api', 'release'])('%s says that this Node is too old', async (name) => {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '22.11.0' } })`
  const started = run(process.execPath, ['--import', older, join(dir, name, `${name}.mjs`)])
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: 'This program needs Node 22.12 or later, and this is 22.11.0.\n',
  })
})

test('every file has its hash, and a bill of materials names every library inside', async () => {
  for (const name of ['admin-api', 'release', 'cdn-worker']) {
    const cwd = join(dir, name)
    await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd })
    const bill = JSON.parse(await readFile(join(cwd, `${name}.cdx.json`), 'utf8'))
    const names = bill.components.map((component: { name: string }) => component.name)
    expect(names).toEqual(expect.arrayContaining(['hono', 'prom-client', 'zod']))
  }
})

test('the function for a CDN is one file, which imports nothing and uses nothing of Node', async () => {
  const file = join(dir, 'cdn-worker', 'cdn-worker.mjs')
  expect(await readFile(file, 'utf8')).not.toMatch(/^import |\bimport\(|\brequire\(|\bprocess\b|\bBuffer\b/m)
  const { default: worker } = await import(file)
  const asked = new Request('https://console.example.com/', { method: 'POST' })
  const { status, headers } = await worker.fetch(asked, { ORIGIN: 'https://files.example.com' })
  expect([status, headers.get('allow'), headers.get('x-content-type-options')]).toEqual([
    405,
    'GET, HEAD',
    'nosniff',
  ])
})

test.skipIf(postgresDir === undefined)(
  'the API runs from an empty read-only folder under another account',
  async () => {
    const server = await startPostgres()
    onTestFinished(() => server.remove())
    const [port, env] = [await findFreePort(), { DATABASE_URL: server.url }]
    const child = start('admin-api', [], { ...env, PORT: String(port) })
    await waitUntilReady(child, `http://127.0.0.1:${port}`)
    const password = join(dir, 'password')
    await writeFile(password, 'lantern-river\n', { mode: 0o644 })
    const account = ['--email', 'you@example.com', '--name', 'You', '--all-permissions']
    const added = start('admin-api', ['account', 'add', ...account], { ...env, PASSWORD_FILE: password })
    expect(await once(added, 'close')).toEqual([0, null])
    const body = JSON.stringify({ identifier: 'you@example.com', password: 'lantern-river' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/admin/login`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(200)
    const [command = '', ...args] = JSON.parse(
      /HEALTHCHECK CMD (.*)/.exec(await readContainerfile())?.[1] ?? '[]',
    )
    const check = args.map((arg: string) => arg.replace(':4000/', `:${port}/`))
    await run(command, check)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    await expect(run(command, check)).rejects.toMatchObject({ code: 1 })
  },
)

const readContainerfile = () => readFile(join(dir, 'Containerfile'), 'utf8')

test('the Containerfile builds an image', async ({ skip }) => {
  if (imageBuilderPath === undefined) return skip('podman, buildah or docker is not installed')
  const [, base = ''] = /^FROM (\S+)/m.exec(await readContainerfile()) ?? []
  // Also where its daemon does not run.
  const pulled = await run(imageBuilderPath, ['pull', base]).catch((error: Error) => error)
  if (pulled instanceof Error) return skip(`${base} cannot be had: ${pulled.message}`)
  const tag = 'console-api-of-a-test'
  await run(imageBuilderPath, ['build', '--file', 'Containerfile', '--tag', tag, '.'], { cwd: dir })
  await run(imageBuilderPath, ['rmi', tag])
})

test('the release server has the program that opens releases in a browser, and the one that parses them', () => {
  const { resolve } = createRequire(join(dir, 'release', 'release.mjs'))
  for (const name of ['playwright-core', 'oxc-parser']) expect(resolve(name)).toContain(join(dir, 'release'))
})

test('the release server runs from an empty read-only folder under another account', async () => {
  const [port, teams] = [await findFreePort(), join(dir, 'teams.json')]
  await writeFile(teams, '{"teams":[]}', { mode: 0o644 })
  const child = start(
    'release',
    ['serve', '--dir', '/tmp/no-site', '--teams', teams, '--port', String(port)],
    {},
  )
  await waitUntilReady(child, `http://127.0.0.1:${port}`)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
})
