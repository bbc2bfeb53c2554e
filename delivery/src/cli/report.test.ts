import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveLogs } from '../../test/support/log-service.ts'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { createLogSource } from '../report/log-source.ts'
import { runRelease } from './run-release.ts'

const rows = [
  {
    ...{ version: '1.0.0-aaaa', canary: null, opened: 200, errors: 3 },
    ...{ LCP: 1_812.4, INP: 96, CLS: 0.021 },
  },
  { version: '1.0.1-bbbb', canary: 'canary', opened: 40, errors: 6, LCP: 2_440, INP: null, CLS: null },
]

test('a report queries the log service when config.json names one and there is a query token', async () => {
  const { root } = await serveReleases()
  const service = await serveLogs(onTestFinished, rows)
  await mkdir(join(root, 'console'))
  const [config, token] = [join(root, 'console/config.json'), join(root, 'console/query-token')]
  const logs = { url: service.url, dataset: "it's the console", token: 'can-only-write' }
  await writeFile(config, JSON.stringify({ apiBaseUrl: '', logs }))
  await writeFile(token, 'may-query\n')
  const run = async (...args: string[]) => {
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    await runRelease(['report', 'commerce', '--config', config, ...args], { root, env: {}, print })
    return lines
  }
  expect((await run('--query-token-file', token, '--env', 'staging-eu')).slice(1)).toEqual([
    'version     who     opened  errors  per 100  LCP    INP    CLS',
    '1.0.0-aaaa          200     3       1.5      1.8 s  96 ms  0.02',
    '1.0.1-bbbb  canary  40      6       15.0     2.4 s',
  ])
  const [query] = service.queries
  expect(query?.apl).toMatch(
    /^\['it\\'s the console'\] \| where remote == "commerce" and environment == "staging" /,
  )
  expect(Date.parse(query?.endTime ?? '') - Date.parse(query?.startTime ?? '')).toBeGreaterThanOrEqual(
    7 * 24 * 60 * 60_000,
  )
  await expect(run()).rejects.toThrow('Name the log service to ask')
  await writeFile(token, 'can-only-write')
  await expect(run('--query-token-file', token)).rejects.toThrow('refuses the query token')
  await expect(run('--query-token-file', '/nowhere')).rejects.toThrow(
    'There is no token to read at /nowhere.',
  )
})

test('the release server reports from the log service too, or says why it cannot', async () => {
  const service = await serveLogs(onTestFinished, rows)
  const ask = async (queryToken: string) => {
    const report = createLogSource({ url: `${service.url}/`, dataset: 'console', queryToken })
    const { root, served, tokens } = await serveReleases({ report })
    const place = { root, server: served.url, token: tokens.growth }
    return runCommand(place, 'report', 'commerce', '--since', '12h')
  }
  expect(await ask('may-query')).toMatch(/as the log service, dataset console has it:\n.*\n1\.0\.0-aaaa/)
  await expect(ask('wrong')).rejects.toThrow('refuses the query token')
  const { root, served, tokens } = await serveReleases()
  const without = { root, server: served.url, token: tokens.growth }
  await expect(runCommand(without, 'report', 'commerce')).rejects.toThrow('has no log service to ask')
})
