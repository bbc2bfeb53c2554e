import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@console/node-server/testing/free-port'
import { expect, onTestFinished, test } from 'vitest'
import { addTeam } from '../../server/teams/teams-file.ts'

const program = join(import.meta.dirname, '..', '..', 'release.ts')

async function start(...args: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'release-server-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const teams = join(dir, 'teams.json')
  await writeFile(teams, '{"teams":[]}')
  const token = await addTeam(teams, { team: 'growth', remotes: ['commerce'] })
  const site = join(dir, 'site')
  const child = spawn(process.execPath, [program, 'serve', '--dir', site, '--teams', teams, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk) => (output[name] += chunk))
  return { child, output, site, token, ended: once(child, 'close') }
}

test('the release server prints its URL, answers its teams and stops on SIGTERM', async () => {
  const port = await findFreePort()
  const { child, output, site, token, ended } = await start('--port', String(port))
  await once(child.stdout, 'data')
  expect(output.stdout).toBe(`Releases of ${site} are served at http://localhost:${port} to growth.\n`)
  const headers = { authorization: `Bearer ${token}`, 'release-protocol': '1' }
  const answer = await fetch(`http://localhost:${port}/v1/moves`, { headers })
  expect(await answer.json()).toEqual({ moves: [], switched_off: [] })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output.stderr).toBe('')
})

test.each([
  [['--port', 'many'], 'PORT is “many”, which is not a port. Give a number from 1 to 65535: PORT=8790.\n'],
  [
    ['--teams', '/no/such/teams.json'],
    /^\/no\/such\/teams\.json cannot be read\. Make it with pnpm release token add/,
  ],
  [['--config', '/no/such/config.json'], 'There is no configuration to read at /no/such/config.json.\n'],
])('started with %j it says what is wrong in one sentence', async (args, says) => {
  const { output, ended } = await start(...args)
  expect(await ended).toEqual([1, null])
  expect(output.stderr).toMatch(says)
})
