import { listen } from '@console/node-server/listen'
import type { WholePointer } from '@console/shared/release/whole-pointer'
import { expect, onTestFinished, test } from 'vitest'
import { buildGateway } from './dev-gateway.ts'
import type { DevUnit } from './dev-unit.ts'

const document = `<!doctype html><script src="/__shell__/static/js/boot.js" nonce="__csp_nonce__"></script>`

/** Its one source line, the fifth, is the first of the built file. */
const sourceMap = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAIA' })

const toUnit = (name: string, files: Record<string, string>): [string, DevUnit] => [
  name,
  {
    dir: `/console/remotes/${name}`,
    fetch: async (path) => (files[path] === undefined ? undefined : new Response(files[path])),
  },
]

async function startGateway() {
  const told: string[] = []
  const app = buildGateway({
    units: new Map([
      toUnit('shell', { 'index.html': document }),
      toUnit('charts', {
        'static/js/screen.js.map': sourceMap('webpack://charts/./src/chart/chart.tsx'),
        'static/js/library.js.map': sourceMap(
          '/console/node_modules/.pnpm/leaflet@1/node_modules/leaflet/map.js',
        ),
        'static/js/client.js.map': sourceMap('/console/node_modules/@rsbuild/core/dist/client/overlay.js'),
        'static/worker/sum.worker.js': 'onmessage = () => {}',
      }),
    ]),
    api: { fetch: () => Response.json({}) },
    // Nothing here reads it.
    pointer: {} as WholePointer,
    tell: (line) => told.push(line),
  })
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    answer: (request) => app.fetch(request),
  })
  onTestFinished(() => close())
  const url = `http://localhost:${port}`
  const report = async (file: string, more: object = {}) => {
    const body = {
      'csp-report': {
        'document-uri': `${url}/charts/`,
        'effective-directive': 'require-trusted-types-for',
        'blocked-uri': 'trusted-types-sink',
        'script-sample': 'Element innerHTML|<b>bold</b>',
        'source-file': `${url}${file}`,
        'line-number': 1,
        'column-number': 1,
        ...more,
      },
    }
    const headers = { 'content-type': 'application/csp-report' }
    return fetch(`${url}/policy-report`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return { url, told, report }
}

test('the development document has the production policy as report-only', async () => {
  const { url } = await startGateway()
  const answer = await fetch(`${url}/packages/`)
  const policy = answer.headers.get('content-security-policy-report-only') ?? ''
  expect(answer.headers.get('content-security-policy')).toBeNull()
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'nonce-`)
  expect(policy).toContain(`connect-src 'self' ws://localhost:*;`)
  expect(policy).toContain(
    `require-trusted-types-for 'script'; trusted-types default; report-uri /policy-report`,
  )
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(await answer.text()).toContain(`<script nonce="${nonce}">`)
  const worker = await fetch(`${url}/remotes/charts/dev/static/worker/sum.worker.js`)
  expect(worker.headers.get('content-security-policy-report-only')).toMatch(
    /^default-src 'none'; connect-src 'self'; .*report-uri \/policy-report$/,
  )
})

test('prints once what production would block, with remote, file and line', async () => {
  const { told, report } = await startGateway()
  for (let time = 0; time < 3; time += 1)
    expect((await report('/remotes/charts/dev/static/js/screen.js')).status).toBe(204)
  expect(told).toEqual([
    'Production would refuse this: charts, src/chart/chart.tsx:5 makes markup or code of text, which throws (require-trusted-types-for: Element innerHTML|<b>bold</b>).',
  ])
  await report('/remotes/charts/dev/static/js/library.js')
  await report('/remotes/charts/dev/static/js/unmapped.js', {
    'effective-directive': 'connect-src',
    'blocked-uri': 'https://elsewhere.example/rates',
    'script-sample': '',
    'line-number': 7,
  })
  expect(told.slice(1)).toEqual([
    'Production would refuse this: charts, leaflet/map.js:5 makes markup or code of text, which throws (require-trusted-types-for: Element innerHTML|<b>bold</b>).',
    'Production would refuse this: charts, static/js/unmapped.js:7 calls a host that /config.json does not name (connect-src: https://elsewhere.example/rates).',
  ])
})

test('ignores violations of the development tools, and bodies that are not reports', async () => {
  const { url, told, report } = await startGateway()
  expect((await report('/remotes/charts/dev/static/js/client.js')).status).toBe(204)
  for (const body of ['', 'null', '{"csp-report":{}}'])
    expect((await fetch(`${url}/policy-report`, { method: 'POST', body })).status).toBe(400)
  expect(told).toEqual([])
})
