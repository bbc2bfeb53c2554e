import { writeFile } from 'node:fs/promises'
import { environmentsAnswerSchema, historyAnswerSchema } from '@console/shared/release-server/environments'
import { whoamiAnswerSchema } from '@console/shared/release-server/team'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import type { ReleaseServerOptions } from './release-server.ts'
import { addTeam } from './teams/teams-file.ts'

const origin = 'https://console.example.com'

async function serve(changes: Partial<ReleaseServerOptions> = {}) {
  const served = await serveReleases({ consoleOrigins: [{ origin }], ...changes })
  const { root, tokens, siteDir } = served
  await served.buildShell()
  for (const name of ['commerce', 'content']) await served.buildRemote(name)
  const { url } = served.served
  const ask = (token: string, path: string, body?: object) =>
    fetch(`${url}${path}`, {
      headers: { ...headersOf(token), origin },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const as = (token: string) => ({
    run: (...args: string[]) => runCommand({ root, server: url, token }, ...args),
    post: (path: string, body: object) => ask(token, path, body),
    get: (path: string) => ask(token, path),
  })
  const open = (environment: string) => openReleaseStore(siteDir, { environment })
  return { ...served, url, as, open, platform: as(tokens.platform), growth: as(tokens.growth) }
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'release-protocol': '2',
})

const stated = { attempt: 'b0a3c5a4-7f1e-4d58-9d0e-0b6a4f0f2a11', by: 'mina', reason: 'Prices are wrong' }

test('one server moves the environments that it is started for, each by name', async () => {
  const { platform, open } = await serve({ environments: ['staging', 'production'] })
  const publish = (...args: string[]) => platform.run('publish', ...args, '--no-build')
  await publish('shell', 'commerce', 'content')
  expect((await open('staging').listMoves()).length).toBe(1)
  expect(await open('production').readCurrent()).toBeUndefined()
  await publish('shell', 'content', '--env', 'production')
  expect((await open('production').readCurrent())?.release.remotes.map(({ name }) => name)).toEqual([
    'content',
  ])
  expect(await platform.run('list', '--env', 'production')).toMatch(/shell new \w+, content new/)
  await expect(publish('shell', '--env', 'training')).rejects.toThrow(
    'The release server does not release into training. It does into staging, production.',
  )
  await expect(platform.run('list', '--env', 'training')).rejects.toThrow(
    'There is no environment “training” here. There are: staging, production.',
  )
})

test('a team may be limited to one environment', async () => {
  const { platform, as, teamsFile } = await serve({ environments: undefined })
  await platform.run('publish', 'shell', 'commerce', '--no-build')
  await platform.run('publish', 'shell', 'commerce', '--no-build', '--env', 'staging')
  const token = await addTeam(teamsFile, {
    team: 'trainees',
    remotes: ['commerce'],
    environments: ['staging'],
  })
  const trainees = as(token)
  await expect(trainees.run('disable', 'commerce', '--why', 'x')).rejects.toThrow(
    'The token is trainees’s, which may release into staging, and not into production.',
  )
  expect(await trainees.run('disable', 'commerce', '--why', 'x', '--env', 'staging')).toContain(
    'switched off',
  )
  expect(whoamiAnswerSchema.parse(await (await trainees.get('/v1/whoami')).json())).toEqual({
    team: 'trainees',
    remotes: ['commerce'],
    environments: ['staging'],
  })
})

test('a page of the console reads environments and history, and switches a remote off', async () => {
  const served = await serve()
  const { platform, growth, url, open, siteDir } = served
  await platform.run('publish', 'shell', 'commerce', 'content', '--no-build', '--by', 'mina')
  await open('staging').promote({ ...stated, source: 'production', id: await findCurrent(open), units: [] })

  const preflight = await fetch(`${url}/v1/moves`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,release-protocol',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')

  const moved = await growth.post('/v1/moves', { ...stated, action: 'disable', remote: 'commerce' })
  expect(moved.headers.get('access-control-allow-origin')).toBe(origin)
  expect((await moved.text()).trim().split('\n').at(-1)).toContain('"kind":"done"')

  const answer = await growth.get('/v1/environments')
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  const { environments } = environmentsAnswerSchema.parse(await answer.json())
  expect(environments).toMatchObject([
    {
      environment: 'production',
      moved_at: (await open('production').readCurrent())?.moved_at,
      release: {
        id: await findCurrent(open),
        remotes: [
          { name: 'commerce', title: 'commerce', team: 'commerce team', disabled: { reason: stated.reason } },
          { name: 'content' },
        ],
      },
    },
    { environment: 'staging', release: { remotes: [{ name: 'commerce' }, { name: 'content' }] } },
  ])
  expect(environments[1]?.release?.remotes[0]).not.toHaveProperty('disabled')

  const history = await growth.get('/v1/history?environment=production&limit=1')
  const { moves } = historyAnswerSchema.parse(await history.json())
  expect(moves).toMatchObject([{ action: 'disable', subject: 'commerce', by: 'mina', team: 'growth' }])

  await served.buildRemote('content', { text: 'second' })
  await platform.run('canary', 'start', 'content', '--share', '10', '--no-build')
  const withCanary = environmentsAnswerSchema.parse(await (await growth.get('/v1/environments')).json())
  expect(withCanary.environments[0]?.release?.remotes[1]?.canary).toMatchObject({
    share: 10,
    version: (await open('production').readCurrent())?.release.remotes[1]?.canary?.remote.version,
  })

  // A fault in one environment hides no other.
  await writeFile(`${siteDir}/environments/staging/releases/current.json`, '{')
  const rest = environmentsAnswerSchema.parse(await (await growth.get('/v1/environments')).json())
  expect(rest.environments.map(({ release }) => release === null)).toEqual([false, true])
  expect(rest.environments[1]?.problem).toContain('current.json')
})

test('other origins can read nothing, and the console can read a refusal', async () => {
  const { platform, url, tokens } = await serve()
  await platform.run('publish', 'shell', 'commerce', '--no-build')
  const ask = (from: string, token = tokens.growth) =>
    fetch(`${url}/v1/environments`, { headers: { ...headersOf(token), origin: from } })
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  const refused = await ask(origin, 'x'.repeat(40))
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin])
})

const findCurrent = async (open: (name: string) => ReturnType<typeof openReleaseStore>) =>
  (await open('production').readCurrent())?.release.id ?? ''
