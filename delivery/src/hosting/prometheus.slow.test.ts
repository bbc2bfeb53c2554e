import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { postgresDir, prometheusPath } from '@console/node-server/testing/find-programs'
import { findFreePort } from '@console/node-server/testing/free-port'
import { startPostgres } from '@console/node-server/testing/postgres-server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { serveReleases } from '../../test/support/served-releases.ts'
import { startApiProcess } from '../../test/support/start-api-process.ts'
import { createReleaseKey } from '../releases/signing/release-key.ts'

const run = promisify(execFile)
const shipped = join(import.meta.dirname, '..', '..', 'install')

type Answer = {
  activeTargets: { labels: { job: string }; health: string; lastError: string }[]
  result: { metric: Record<string, string>; value: [number, string] }[]
  groups: { rules: { name: string; health: string; state: string }[] }[]
}

// Skipped where one of the programs is not installed; the check reports that.
describe.skipIf(prometheusPath === undefined || postgresDir === undefined)('Prometheus', () => {
  const program = prometheusPath ?? ''
  const promtool = join(dirname(program), 'promtool')
  let dir = ''
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'prometheus-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    await cp(shipped, dir, { recursive: true })
  })

  /** With the shipped files, asking the servers of this test every second. */
  async function startPrometheus(ports: Readonly<Record<string, string>>) {
    const file = join(dir, 'prometheus.yaml')
    const shippedText = await readFile(file, 'utf8')
    const text = Object.entries({
      ...ports,
      'scrape_interval: 15s': 'scrape_interval: 1s\n  evaluation_interval: 1s',
    }).reduce((all, [from, to]) => all.replace(from, to), shippedText)
    await writeFile(file, text)
    const port = await findFreePort()
    const child = spawn(
      program,
      [
        ...[`--config.file=${file}`, `--storage.tsdb.path=${join(dir, 'data')}`],
        ...[`--web.listen-address=127.0.0.1:${port}`, '--log.level=error'],
      ],
      { stdio: 'inherit' },
    )
    onTestFinished(async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    })
    return async <Key extends keyof Answer>(path: string, key: Key): Promise<Answer[Key]> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
      return (await answer.json()).data[key]
    }
  }

  test('reads both servers, and evaluates every shipped alert', async () => {
    const postgres = await startPostgres({ settings: { fsync: 'off' } })
    onTestFinished(() => postgres.remove())
    const api = await startApiProcess(postgres.url)
    onTestFinished(async () => void (await api.end('SIGKILL')))
    const { workspace, store, served } = await serveReleases()
    const key = await createReleaseKey(join(workspace.root, 'key.pem'), workspace.siteDir)
    const signing = { key, validFor: 3_600_000 }
    await store.publish({ units: [await workspace.buildShell()], by: 'mina', reason: 'a test', signing })

    const nobody = await findFreePort()
    const read = await startPrometheus({
      '127.0.0.1:4000': `127.0.0.1:${api.port}`,
      '127.0.0.1:4001': `127.0.0.1:${nobody}`,
      '127.0.0.1:8790': new URL(served.url).host,
    })
    const settled = { timeout: 60_000, interval: 200 }
    await vi.waitFor(async () => {
      const targets = await read('targets', 'activeTargets')
      const healths = targets.map(({ labels, health, lastError }) => [labels.job, health, lastError])
      expect(healths.toSorted()).toEqual([
        ['console-api', 'down', expect.stringContaining('refused')],
        ['console-api', 'up', ''],
        ['console-release', 'up', ''],
      ])
    }, settled)
    await fetch(`http://127.0.0.1:${api.port}/api/v1/admin/packages`)
    await vi.waitFor(async () => {
      const query = encodeURIComponent('http_requests_total{route="/packages"}')
      const result = await read(`query?query=${query}`, 'result')
      expect(result.map(({ metric, value }) => [metric['job'], metric['status'], value[1]])).toEqual([
        ['console-api', '401', '1'],
      ])
    }, settled)
    await vi.waitFor(async () => {
      const rules = (await read('rules', 'groups')).flatMap((group) => group.rules)
      expect(rules.filter(({ health }) => health !== 'ok')).toEqual([])
      const raised = rules.filter(({ state }) => state === 'firing').map(({ name }) => name)
      // The release expires within the hour.
      expect(raised).toEqual(
        expect.arrayContaining(['ReleaseExpires', 'ReleaseExpiresSoon', 'ReleaseExpiresNow']),
      )
    }, settled)

    for (const { url } of [{ url: `http://127.0.0.1:${api.port}` }, served]) {
      const input = await (await fetch(`${url}/metrics`)).text()
      const { stderr } = spawnSync(promtool, ['check', 'metrics'], { input, encoding: 'utf8' })
      // Names that prom-client gives to what it measures of Node.
      expect(stderr.split('\n').filter((line) => line !== '' && !line.startsWith('nodejs_'))).toEqual([])
    }
  })

  test('raises an alert two weeks, two days and two hours before a release expires', async () => {
    const day = 24 * 60
    const tests = [
      { minutes: 15 * day, raised: [] },
      { minutes: 13 * day, raised: ['ReleaseExpires'] },
      { minutes: 1.5 * day, raised: ['ReleaseExpires', 'ReleaseExpiresSoon'] },
      { minutes: 100, raised: ['ReleaseExpires', 'ReleaseExpiresSoon', 'ReleaseExpiresNow'] },
    ].map(({ minutes, raised }) => ({
      input_series: [
        {
          series: 'release_expires_timestamp_seconds{environment="production"}',
          values: String(minutes * 60),
        },
      ],
      alert_rule_test: ['ReleaseExpires', 'ReleaseExpiresSoon', 'ReleaseExpiresNow'].map((alertname) => ({
        ...{ eval_time: '0s', alertname },
        exp_alerts: raised.includes(alertname)
          ? [
              {
                exp_labels: {
                  environment: 'production',
                  ...(alertname === 'ReleaseExpires' && { severity: 'ticket' }),
                },
              },
            ]
          : [],
      })),
    }))
    const file = join(dir, 'alerts.test.json')
    await writeFile(file, JSON.stringify({ rule_files: ['alerts.yaml'], tests }))
    await run(promtool, ['test', 'rules', file], { cwd: dir })
  })
})
