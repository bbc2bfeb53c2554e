import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { runRelease } from '../cli/run-release.ts'
import { serveConsole } from '../hosting/serve-console.ts'
import { openReleaseStore } from './release-store.ts'

async function givenStaging() {
  const workspace = await inventWorkspace()
  const run = async (...args: string[]) => {
    const lines: string[] = []
    await runRelease(args, { root: workspace.root, env: {}, print: (line) => lines.push(line) })
    return lines.join('\n').replaceAll(/\d+\.\d\d s/g, '0.00 s')
  }
  const open = (environment: string) => openReleaseStore(workspace.siteDir, { environment })
  const publish = (environment: string, ...names: string[]) =>
    run('publish', ...names, '--no-build', '--env', environment)
  await workspace.buildShell()
  for (const name of ['commerce', 'content']) await workspace.buildRemote(name)
  await publish('staging', 'shell', 'commerce', 'content')
  return { ...workspace, run, publish, staging: open('staging'), production: open('production') }
}

test('what is published to staging is in no other environment until it is promoted, byte for byte', async () => {
  const { run, staging, production, siteDir, publish, buildRemote } = await givenStaging()
  expect(await production.readCurrent()).toBeUndefined()
  expect(await run('list')).toBe(`Nothing has been published into ${siteDir} yet.`)
  const first = (await staging.readCurrent())?.release
  const versions = async () =>
    Object.keys(await readTree(siteDir)).filter((file) => /^(?:shell|remotes)\//.test(file))
  const before = await versions()
  expect(await run('promote', 'staging', 'production', '--why', 'Looks good')).toContain(
    `Promoted staging to production in 0.00 s: ${first?.id}, the first release`,
  )
  expect(await versions()).toEqual(before)
  expect((await production.readCurrent())?.release.id).toBe(first?.id)
  expect((await production.verify()).problems).toEqual([])
  expect((await staging.verify()).problems).toEqual([])
  expect((await production.listMoves()).map(({ action, subject }) => [action, subject])).toEqual([
    ['promote', 'staging'],
  ])

  await buildRemote('content', { text: 'second' })
  await publish('staging', 'content')
  expect((await production.readCurrent())?.release.id).toBe(first?.id)
  expect((await staging.listMoves()).map(({ action }) => action)).toEqual(['publish', 'publish'])
  expect((await run('rollback', '--env', 'staging')).split('\n')[0]).toContain(first?.id)
})

test('a promotion is compared with the configuration of the environment that it goes to', async () => {
  const { run, publish, buildRemote, root } = await givenStaging()
  await run('promote', 'staging', 'production')
  await buildRemote('content', { apis: ['tickets'] })
  await publish('staging', 'content')
  const config = join(root, 'config.json')
  await writeFile(config, '{"apiBaseUrl":""}')
  const missing = 'config.json of this console has no address for it'
  for (const units of [[], ['content']])
    await expect(run('promote', 'staging', 'production', ...units, '--config', config)).rejects.toThrow(
      missing,
    )
  await writeFile(config, '{"apiBaseUrl":"","apis":{"tickets":{"url":"https://tickets.example.com"}}}')
  expect(await run('promote', 'staging', 'production', '--config', config)).toContain('Promoted staging')
})

test('single remotes are promoted beside the current release there, and checked with it', async () => {
  const { run, staging, production, publish, buildRemote } = await givenStaging()
  await run('promote', 'staging', 'production')
  for (const name of ['commerce', 'content']) await buildRemote(name, { text: 'second' })
  await publish('staging', 'commerce', 'content')
  const [old] = (await production.readCurrent())?.release.remotes ?? []
  const promoted = await run('promote', 'staging', 'production', 'content')
  const remotes = (await production.readCurrent())?.release.remotes
  expect(remotes?.map(({ version }) => version)).toEqual([
    old?.version,
    (await staging.readCurrent())?.release.remotes[1]?.version,
  ])
  expect(promoted).toContain(`Promoted content to production in 0.00 s: `)
  await buildRemote('commerce', { paths: ['/commerce/', '/more/'] })
  await buildRemote('content', { text: 'third' })
  await publish('staging', 'commerce', 'content')
  await run('promote', 'staging', 'production', 'commerce')
  await buildRemote('commerce')
  await buildRemote('content', { paths: ['/content/', '/more/'] })
  await publish('staging', 'commerce', 'content')
  await expect(run('promote', 'staging', 'production', 'content')).rejects.toThrow(
    'commerce and content both claim /more/.',
  )
  await expect(run('promote', 'staging', 'production', 'mocks')).rejects.toThrow(
    'staging has no mocks. It has: shell, commerce, content.',
  )
  expect((await run('rollback', 'content')).split('\n')[1]).toContain(old === undefined ? '' : '→')
})

test('a comparison shows what staff would notice of a promotion', async () => {
  const { run, publish, buildShell, buildRemote } = await givenStaging()
  expect(await run('diff', 'staging', 'production')).toBe(
    'production has no release yet, so everything is new there.',
  )
  await run('promote', 'staging', 'production')
  expect(await run('diff', 'staging', 'production')).toBe(
    'Staff would notice nothing: production has what staging has.',
  )
  const menu = [{ title: 'Sales', path: '/commerce/', icon: 'screen', order: 1 }]
  await buildRemote('commerce', { menu, paths: ['/commerce/', '/sales/'], permissions: ['sales.view'] })
  const given = { version: '6.1.0' }
  await buildShell({ gives: { react: given, 'antd/es/table': given, 'antd/es/select': given } })
  await publish('staging', 'shell', 'commerce')
  await run('disable', 'content', '--why', 'Shows drafts', '--env', 'staging')
  const shown = await run('diff', 'staging', 'production')
  const lines = [
    ...['versions:', /^ {2}shell \S+ → \S+$/, /^ {2}commerce \S+ → \S+$/],
    ...['menu:', '  commerce gains “Sales” at /commerce/', '  commerce loses “commerce” at /commerce/'],
    ...['paths:', '  commerce gains /sales/', 'permissions:', '  commerce gains sales.view'],
    ...['shared:', '  shell react 6.0.0 → 6.1.0', '  shell antd/es/table 6.0.0 → 6.1.0'],
    ...['  shell antd/es/select 6.0.0 → 6.1.0', 'bytes:', /^ {2}commerce [\d.]+ KB → [\d.]+ KB$/],
    ...['switched:', '  content is off (Shows drafts)'],
  ]
  expect(shown.split('\n').slice(1)).toEqual(
    lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
  )
  expect(await run('diff', 'staging', 'production', 'content')).not.toContain('commerce')
})

test('pruning one environment keeps what another one needs', async () => {
  const { production, staging, siteDir, publish, run, buildRemote } = await givenStaging()
  await run('promote', 'staging', 'production')
  const first = (await production.readCurrent())?.release.id ?? ''
  await buildRemote('content', { text: 'second' })
  await publish('staging', 'content')
  await publish('production', 'content')
  await run('promote', 'staging', 'production')
  const prune = { by: 'mina', reason: '', days: 0, isDryRun: false }
  await production.prune(prune)
  expect((await staging.verify(first)).problems).toEqual([])
  expect(await readFile(join(siteDir, 'releases', `${first}.json`), 'utf8')).toContain(first)
  expect((await production.verify()).problems).toEqual([])
  expect((await staging.verify()).problems).toEqual([])
})

test('a console serves the environment that it is started for', async () => {
  const { siteDir, publish, run, buildShell, staging, production } = await givenStaging()
  await run('promote', 'staging', 'production')
  await buildShell({ text: 'second' })
  await publish('staging', 'shell')
  for (const [environment, store] of [
    ['staging', staging],
    ['production', production],
  ] as const) {
    const { url, close } = await serveConsole({
      releaseDir: siteDir,
      environment,
      port: 0,
      config: { apiBaseUrl: '' },
      api: { fetch: () => new Response() },
      apiPathPrefix: '/api',
    })
    onTestFinished(() => close())
    const release = (await store.readCurrent())?.release
    expect(await (await fetch(`${url}/releases/current.json`)).json()).toMatchObject({
      release: { id: release?.id },
    })
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain(`/shell/${release?.shell.version}/`)
    expect((await fetch(`${url}/environments/staging/releases/current.json`)).status).toBe(404)
  }
})

test.each([
  [['promote', 'staging'], 'Name two environments: pnpm release promote staging production'],
  [['promote', 'qa', 'production'], 'Nothing has been published into qa yet.'],
  [['list', '--env', '../x'], 'An environment is named in lower case letters'],
])('%j says what is missing', async (args, says) => {
  const { run } = await givenStaging()
  await expect(run(...args)).rejects.toThrow(says)
})
