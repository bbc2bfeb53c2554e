import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from './check/find-chromium.ts'
import { runCommand } from './commands/run-command.ts'
import { root } from './commands/workspace.ts'
import { packKit } from './kit/pack-kit.ts'

const minute = 60_000
let work = ''
let dir = ''

/** A bare environment, without anything of this repository. */
const env = () => ({
  HOME: process.env['HOME'],
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  NO_COLOR: '1',
  PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
})

async function run(...argv: string[]): Promise<string> {
  const { code, output } = await runCommand([process.execPath, ...argv], {
    cwd: dir,
    env: env(),
    limit: 5 * minute,
  })
  expect(code, output).toBe(0)
  return output
}

beforeAll(async () => {
  work = await realpath(await mkdtemp(join(tmpdir(), 'standalone-')))
  dir = join(work, 'remote')
  const chromium = await findChromium()
  if (chromium.found) process.env['CHROMIUM_PATH'] = chromium.path
  await packKit(join(work, 'kit'))
  await cp(join(root, 'examples', 'standalone-remote'), dir, { recursive: true })
  const create = join(root, 'packages', 'remote-kit', 'src', 'create-remote.ts')
  await run(create, '--upgrade', '.', '--kit', join(work, 'kit'))
  await run(join(root, 'scripts', 'bootstrap.mjs'), 'pnpm', '-C', dir, 'install', '--prefer-offline')
}, 10 * minute)
afterAll(() => rm(work, { recursive: true, force: true }))

test('installs packages of compiled code that do not link back into the workspace', async () => {
  const scope = join(dir, 'node_modules', '@console')
  for (const name of await readdir(scope)) {
    const place = await realpath(join(scope, name))
    expect(place.startsWith(work), place).toBe(true)
    const files = await readdir(join(place, name === 'shell' ? 'dist' : '.'), { recursive: true })
    const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('template'))
    expect(sources, name).toEqual([])
    expect(
      files.filter((file) => /\.test\./.test(file) && !file.startsWith('template')),
      name,
    ).toEqual([])
  }
})

test.each(['lint', 'boundaries', 'typecheck', 'test', 'build', 'budget'])(
  'the remote passes %s in its own repository',
  async (script) => {
    await run('--run', script)
  },
  2 * minute,
)

test(
  'builds the same bytes wherever its folder lies',
  async () => {
    const readBuilt = () => readFile(join(dir, 'dist', 'built-files.json'), 'utf8')
    const before = await readBuilt()
    const place = dir
    dir = join(work, 'some', 'other', 'place')
    await mkdir(dirname(dir), { recursive: true })
    await rename(place, dir)
    await run('--run', 'build')
    const moved = await readBuilt()
    await rename(dir, place)
    dir = place
    expect(JSON.parse(moved)).toEqual(JSON.parse(before))
  },
  2 * minute,
)

test(
  'runs from source inside the packed shell',
  async () => {
    const { url, stop } = await start('dev')
    const pointer = await (await fetch(`${url}/releases/current.json`)).json()
    expect(pointer).toMatchObject({ release: { remotes: [{ name: 'ending_coupons', version: 'dev' }] } })
    const entry = await fetch(`${url}/remotes/ending_coupons/dev/remoteEntry.js`)
    expect(await entry.text()).toContain('console_remote_ending_coupons')
    expect(await (await fetch(`${url}/ending-coupons/`)).text()).toContain('/shell/dev/static/js/index.js')
    expect(await (await fetch(`${url}/api/v1/admin/coupons`)).text()).toContain('NEXTINTAKE')
    stop()
  },
  2 * minute,
)

/** Resolves with the first address that a packaged command prints. */
async function start(...args: string[]): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [program(), ...args], { cwd: dir, env: { ...env(), PORT: '0' } })
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => reject(new Error(text)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? []
      if (address !== undefined) resolve(address)
    })
  })
  return { url, stop: () => child.kill() }
}

const program = () => join(dir, 'node_modules', '@console', 'delivery', 'dist', 'console-remote.js')

test(
  'is published beside the packed shell after its screen opened in a browser',
  async () => {
    const require = createRequire(join(dir, 'package.json'))
    const store = await import(pathToFileURL(require.resolve('@console/delivery/release-store')).href)
    const distDir = join(dir, 'node_modules', '@console', 'shell', 'dist')
    const site = join(dir, '.data', 'site')
    await store
      .openReleaseStore(site)
      .publish({ units: [{ name: 'shell', distDir }], by: 'test', reason: 'Test' })
    const said = await run('--run', 'release', '--', 'publish', '--recorded', 'recorded-api.json')
    expect(said).toContain('opened  ending_coupons  /ending-coupons/  (1 of 1)')
    expect(await run('--run', 'release', '--', 'list')).toContain('ending_coupons new')
  },
  3 * minute,
)

test(
  'its workflow publishes it with the team’s token',
  async () => {
    const added = await run(
      program(),
      'token',
      'add',
      'marketing',
      '--remotes',
      'ending_coupons',
      '--teams',
      'teams.json',
    )
    const token = added.trim().split('\n').at(-1) ?? ''
    const served = ['--dir', '.data/site', '--teams', 'teams.json', '--recorded', 'recorded-api.json']
    const { url, stop } = await start('serve', ...served)
    const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'))
    await writeFile(join(dir, 'package.json'), JSON.stringify({ ...manifest, version: '1.1.0' }))
    const { code, output } = await runCommand(
      [process.execPath, '--run', 'release', '--', 'publish', '--no-build', '--to', url],
      { cwd: dir, env: { ...env(), RELEASE_TOKEN: token }, limit: minute },
    )
    stop()
    expect(code, output).toBe(0)
    expect(output).toContain('opened  ending_coupons  /ending-coupons/  (1 of 1)')
    expect(output).toMatch(/ending_coupons: 1\.0\.0-\w+ → 1\.1\.0-/)
  },
  3 * minute,
)
