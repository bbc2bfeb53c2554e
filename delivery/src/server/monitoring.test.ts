import { join } from 'node:path'
import { environmentsAnswerSchema } from '@console/shared/release-server/environments'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { runRelease } from '../cli/run-release.ts'
import { createReleaseKey } from '../releases/signing/release-key.ts'
import type { AnsweredCall } from './release-server.ts'

test('the release server reports its health, its answers, and when a release has to be renewed', async () => {
  const answered: AnsweredCall[] = []
  const { served, tokens, store, workspace } = await serveReleases({
    onAnswered: (facts) => void answered.push(facts),
  })
  const key = await createReleaseKey(join(workspace.root, 'key.pem'), workspace.siteDir)
  const units = [await workspace.buildShell(), await workspace.buildRemote('commerce')]
  await store.publish({ units, by: 'mina', reason: 'a test', signing: { key, validFor: 3_600_000 } })
  const ask = (path: string, headers = {}) => fetch(`${served.url}${path}`, { headers })

  const headers = {
    authorization: `Bearer ${tokens.growth}`,
    'release-protocol': '1',
    'x-request-id': 'from-the-proxy',
  }
  expect((await ask('/v1/moves', headers)).headers.get('x-request-id')).toBe('from-the-proxy')
  expect((await ask('/v1/moves')).status).toBe(401)
  expect(answered).toMatchObject([
    { id: 'from-the-proxy', method: 'GET', path: '/v1/moves', status: 200, team: 'growth' },
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 401, team: null },
  ])

  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200])
  const metrics = await (await ask('/metrics')).text()
  const { moved_at = '', signed } = (await store.readCurrent()) ?? {}
  expect(metrics).toContain('http_requests_total{method="GET",route="/v1/moves",status="200"} 1')
  const sample = (name: string, time: string) =>
    `${name}{environment="production"} ${Date.parse(time) / 1000}`
  expect(metrics).toContain(sample('release_moved_timestamp_seconds', moved_at))
  expect(metrics).toContain(sample('release_expires_timestamp_seconds', signed?.expires_at ?? ''))

  // The list says the same, from the folder and from the server, as does the Remotes screen.
  const warning = /\nThe release of production expires in 59 minutes, on \S+Z\. Renew it: pnpm release renew$/
  const lines: string[] = []
  await runRelease(['list', '--dir', workspace.siteDir], {
    root: workspace.root,
    env: {},
    print: (line) => lines.push(line),
  })
  expect(lines.join('\n')).toMatch(warning)
  expect(await runCommand({ root: '/nowhere', server: served.url, token: tokens.growth }, 'list')).toMatch(
    warning,
  )
  const { environments } = environmentsAnswerSchema.parse(
    await (await ask('/v1/environments', headers)).json(),
  )
  expect(environments).toMatchObject([{ expires_at: signed?.expires_at }])
})

test('a right token is accepted however many wrong ones came from the same address', async () => {
  const { served, tokens } = await serveReleases()
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'release-protocol': '1' }
    return (await fetch(`${served.url}/v1/moves`, { headers })).status
  }
  const wrong = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(`${'x'.repeat(30)}${index}`)))
  expect(wrong.toSorted()).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect(await ask(tokens.growth)).toBe(200)
})
