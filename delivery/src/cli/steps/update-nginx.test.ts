import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inventWorkspace } from '../../../test/support/invented-workspace.ts'
import { runRelease } from '../run-release.ts'

async function start(configText = '{"apiBaseUrl":"https://api.example.com"}') {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-headers-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const config = join(dir, 'config.json')
  await writeFile(config, configText)
  const nginx = join(dir, 'nginx')
  const { root, buildShell, buildRemote } = await inventWorkspace()
  await buildShell()
  const run = async (...args: string[]) => {
    const lines: string[] = []
    await runRelease(args, { root, env: {}, print: (line) => lines.push(line) })
    return lines
  }
  return {
    root,
    config,
    nginx,
    run,
    buildRemote,
    read: (name: string) => readFile(join(nginx, name), 'utf8'),
  }
}

const upToDate = (dir: string) => `The headers in ${dir} are up to date.`
const changed = (dir: string) => `The headers in ${dir} changed. Reload nginx: nginx -t && nginx -s reload.`

test('Publishing writes the headers for nginx, with its request id as nonce, and says when to reload', async () => {
  const { nginx, config, run, read } = await start()
  const publish = ['publish', 'shell', '--no-build', '--nginx', nginx, '--config', config]
  expect(await run(...publish)).toContain(changed(nginx))
  const maps = await read('maps.conf')
  expect(maps).toContain(`; style-src-elem 'self' 'nonce-$request_id'; `)
  expect(maps).toContain(`; connect-src 'self' https://api.example.com; `)
  expect(maps).toContain('"same-origin"')
  const headers = await read('headers.conf')
  expect(headers).toContain('add_header content-security-policy $console_content_security_policy always;')
  expect(headers).toContain('add_header strict-transport-security $console_strict_transport_security always;')
  expect(headers).toContain(`sub_filter '__csp_nonce__' $request_id;`)
  expect(await readdir(nginx)).toEqual(['api.conf', 'headers.conf', 'maps.conf'])
  expect(await run('headers', '--nginx', nginx, '--config', config)).toEqual([upToDate(nginx)])
})

test('Updates nginx after a change of the configuration without a release', async () => {
  const { nginx, config, run, read } = await start()
  expect(await run('headers', '--nginx', nginx, '--config', config)).toEqual([changed(nginx)])
  await writeFile(config, '{"apiBaseUrl":""}')
  expect(await run('headers', '--nginx', nginx, '--config', config)).toEqual([changed(nginx)])
  expect(await read('maps.conf')).toContain(`; connect-src 'self'; `)
})

test('Names a released section whose API the configuration no longer has', async () => {
  const { nginx, config, run, buildRemote } = await start(
    '{"apiBaseUrl":"","apis":{"tickets":{"url":"https://tickets.example.com"}}}',
  )
  await buildRemote('tickets', { apis: ['tickets'] })
  await run('publish', 'shell', 'tickets', '--no-build', '--nginx', nginx, '--config', config)
  expect(await run('headers', '--nginx', nginx, '--config', config)).toEqual([upToDate(nginx)])
  await writeFile(config, '{"apiBaseUrl":""}')
  expect(await run('headers', '--nginx', nginx, '--config', config)).toEqual([
    changed(nginx),
    expect.stringContaining(
      'tickets names the API “tickets”, and config.json of this console has no address',
    ),
  ])
})

test('An invalid configuration stops a publish before anything is moved', async () => {
  const { root, nginx, config, run } = await start('{"apiBaseUrl":"api.example.com"}')
  const publish = run('publish', 'shell', '--no-build', '--nginx', nginx, '--config', config)
  await expect(publish).rejects.toThrow(/is not usable:\n {2}apiBaseUrl: must be/)
  expect(await readdir(root)).not.toContain('.data')
})

test('A field of the configuration that nobody knows is named', async () => {
  const { nginx, config, run } = await start('{"apiBaseUrl":"","releaseKey":["x"]}')
  await expect(run('headers', '--nginx', nginx, '--config', config)).rejects.toThrow('releaseKey')
})

test('Says in one sentence what is missing or wrong', async () => {
  const { nginx, config, run } = await start('{')
  await expect(run('headers')).rejects.toThrow(
    'Name the folder that nginx includes its headers from: --nginx <folder>.',
  )
  await expect(run('headers', '--nginx', nginx, '--config', '/no/such/config.json')).rejects.toThrow(
    'There is no configuration to read at /no/such/config.json.',
  )
  await expect(run('headers', '--nginx', nginx, '--config', config)).rejects.toThrow(`${config} is not JSON.`)
})
