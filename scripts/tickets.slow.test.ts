import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findChromium } from './check/find-chromium.ts'
import { runCommand } from './commands/run-command.ts'
import { root } from './commands/workspace.ts'
import { kitEntries } from './kit/kit-entries.ts'
import { packKit } from './kit/pack-kit.ts'
import { listSteps } from './workflow/list-steps.ts'

// A second team, from its repository to what staff have: `examples/tickets`, outside the workspace, from tarballs.

const minute = 60_000
let work = ''
let dir = ''
const kit = () => join(work, 'kit')

type Values = Record<string, string>

/** A bare environment, without anything of this repository. */
const env = (more: Values = {}): NodeJS.ProcessEnv => ({
  HOME: process.env['HOME'],
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  NO_COLOR: '1',
  PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
  ...more,
})

async function run(argv: readonly string[], cwd = dir): Promise<string> {
  const { code, output } = await runCommand([process.execPath, ...argv], {
    cwd,
    env: env(),
    limit: 5 * minute,
  })
  expect(code, output).toBe(0)
  return output
}

const create = (args: readonly string[], cwd = dir) =>
  run([join(root, 'packages', 'remote-kit', 'src', 'create-remote.ts'), ...args], cwd)

const pnpm = [process.execPath, join(root, 'scripts', 'bootstrap.mjs'), 'pnpm']

type Event = { name: 'push' | 'pull_request' | 'closed'; values: Values }

/** Runs the commands of the repository's own workflow; without an event, those that need no console. */
async function runWorkflow(cwd: string, event?: Event): Promise<string> {
  const steps = listSteps(await readFile(join(cwd, '.github', 'workflows', 'release.yml'), 'utf8'))
  const outputs: string[] = []
  for (const { run: line, env: needed, event: only, shell } of steps) {
    if (event?.name === 'closed' && only === undefined) continue
    if (only === undefined ? event === undefined && 'CONSOLE_URL' in needed : only !== event?.name) continue
    const given = Object.fromEntries(
      Object.entries(needed).map(([name, from]) => [name, event?.values[from] ?? '']),
    )
    const github = {
      GITHUB_SHA: '0'.repeat(40),
      GITHUB_HEAD_REF: 'prices',
      GITHUB_STEP_SUMMARY: join(work, 'summary.md'),
    }
    // The workflow fetches the pnpm that is here already.
    const [, rest] = /^npx --yes pnpm@\S+ (.+)$/.exec(line) ?? []
    const argv =
      rest === undefined ? [...shell, line] : [...pnpm, '-C', cwd, ...rest.split(' '), '--prefer-offline']
    const { code, output } = await runCommand(argv, {
      cwd,
      env: env({ ...github, ...given }),
      limit: 5 * minute,
    })
    expect(code, `${line}\n${output}`).toBe(0)
    outputs.push(output)
  }
  return outputs.join('\n')
}

/** The same packages as if a later version of the kit: another version in every name and manifest, and a changelog. */
async function packLater(): Promise<string> {
  const later = join(work, 'later-kit')
  const raise = (text: string) => text.replaceAll(/\b\d+\.\d+\.\d+(?=-kit)/g, laterVersion)
  await mkdir(later)
  for (const file of await readdir(kit())) {
    if (!file.endsWith('.tgz')) {
      const text = await readFile(join(kit(), file), 'utf8')
      const isLog = file === 'CHANGELOG.md'
      await writeFile(join(later, file), isLog ? text.replace('\n## ', `${laterNews}\n## `) : raise(text))
      continue
    }
    const unpacked = join(work, 'unpacked', file)
    await mkdir(unpacked, { recursive: true })
    await runTar('-xzf', join(kit(), file), '-C', unpacked)
    for (const each of ['package.json', 'versions.json'].map((name) => join(unpacked, 'package', name)))
      if (existsSync(each)) await writeFile(each, raise(await readFile(each, 'utf8')))
    await runTar('-czf', join(later, raise(file)), '-C', unpacked, 'package')
  }
  return later
}

const laterVersion = '99.0.0'
const laterNews = `\n## ${laterVersion}\n\n### Major Changes\n\n- Tickets have to be rebuilt.\n`

async function runTar(...args: string[]) {
  const { code, output } = await runCommand(['tar', ...args], { cwd: work, limit: minute })
  expect(code, output).toBe(0)
}

/** The lockfile is written once, as by the first `pnpm install` of a team. */
const install = (cwd: string) =>
  run([...pnpm.slice(1), '-C', cwd, 'install', '--no-frozen-lockfile', '--prefer-offline'], cwd)

const started: ChildProcess[] = []

/** Resolves with the first address that a program prints. */
async function start(argv: readonly string[], more: Values = {}): Promise<string> {
  const child = spawn(process.execPath, argv, { cwd: dir, env: env({ PORT: '0', ...more }) })
  started.push(child)
  return new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => reject(new Error(text)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? []
      if (address !== undefined) resolve(address)
    })
  })
}

const program = () => join(dir, 'node_modules', '@console', 'delivery', 'dist', 'console-remote.js')

const importPacked = (module: string) =>
  import(pathToFileURL(createRequire(join(dir, 'package.json')).resolve(`@console/delivery/${module}`)).href)

beforeAll(async () => {
  work = await realpath(await mkdtemp(join(tmpdir(), 'tickets-')))
  dir = join(work, 'tickets')
  const chromium = await findChromium()
  if (chromium.found) process.env['CHROMIUM_PATH'] = chromium.path
  await packKit(kit())
  await cp(join(root, 'examples', 'tickets'), dir, { recursive: true })
  await create(['--upgrade', '.', '--kit', kit()])
  await install(dir)
}, 10 * minute)
afterAll(async () => {
  for (const child of started) child.kill()
  await rm(work, { recursive: true, force: true })
})

test('installs packages of compiled code that do not link back into the workspace', async () => {
  const scope = join(dir, 'node_modules', '@console')
  for (const name of await readdir(scope)) {
    const place = await realpath(join(scope, name))
    expect(place.startsWith(work), place).toBe(true)
    const files = await readdir(join(place, name === 'shell' ? 'dist' : '.'), { recursive: true })
    const compiled = files.filter((file) => !/^(template|example)/.test(file))
    expect(
      compiled.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file)),
      name,
    ).toEqual([])
  }
})

test('resolves the forty entries of the kit, and no other of its packages', () => {
  const { resolve } = createRequire(join(dir, 'package.json'))
  for (const entry of kitEntries) expect(() => resolve(entry), entry).not.toThrow()
  for (const entry of [
    'shared/ui/button',
    'shared/device-value',
    'values/ids/create-id',
    'remote-kit/testing/admin-api',
  ])
    expect(() => resolve(`@console/${entry}`), entry).toThrow(/is not defined by "exports"/)
})

test(
  'a repository that was just made passes its own workflow untouched, also after an upgrade, as does the example',
  async () => {
    const made = join(work, 'made')
    await create(['teacher_notes', '--team', 'Teaching', '--standalone', made, '--kit', kit()], work)
    const read = (place: string, file: string) => readFile(join(place, file), 'utf8')
    const generated = [
      '.github/workflows/release.yml',
      'biome.json',
      '.dependency-cruiser.mjs',
      'vitest.config.ts',
    ]
    for (const file of [...generated, 'rsbuild.config.ts', 'src/remote.test.ts', 'src/help.test.ts'])
      expect(await read(dir, file), file).toBe(
        (await read(made, file)).replaceAll('teacher_notes', 'tickets'),
      )
    await install(made)
    await runWorkflow(made)
    await create(['--upgrade', '.', '--kit', kit()], made)
    await runWorkflow(made)
  },
  8 * minute,
)

test(
  'its recording is what its API answers, and development runs on either',
  async () => {
    const api = await start([join(dir, 'server', 'start.ts')])
    await writeFile(join(dir, 'token.txt'), 'token')
    const before = await readFile(join(dir, 'recorded-api.json'), 'utf8')
    await run([program(), 'record', '--own', 'tickets', '--api', api, '--token-file', 'token.txt'])
    expect(JSON.parse(await readFile(join(dir, 'recorded-api.json'), 'utf8'))).toEqual(JSON.parse(before))
    await rm(join(dir, 'token.txt'))

    const call = async (url: string, init?: RequestInit) =>
      fetch(`${url}/api/own/tickets/tickets`, { ...init, headers: { authorization: 'Bearer t' } })
    await call(await start([program(), 'dev', '--own', `tickets=${api}`]), {
      method: 'POST',
      body: '{"title":"Real"}',
    })
    const ofApi = await fetch(`${api}/tickets`, { headers: { authorization: 'Bearer t' } })
    expect(await ofApi.text()).toContain('Real')
    const dev = await start([program(), 'dev'])
    expect(await (await call(dev)).text()).not.toContain('Real')
    const pointer = await (await fetch(`${dev}/releases/current.json`)).json()
    expect(pointer).toMatchObject({ release: { remotes: [{ name: 'tickets', version: 'dev' }] } })
    expect(await (await fetch(`${dev}/remotes/tickets/dev/remoteEntry.js`)).text()).toContain(
      'console_remote_tickets',
    )
  },
  3 * minute,
)

test(
  'its workflow tests, builds, runs and publishes it, and the same bytes are promoted and upgraded',
  async () => {
    const [shellDir, site] = [
      join(dir, 'node_modules', '@console', 'shell', 'dist'),
      join(dir, '.data', 'site'),
    ]
    const [teams, configFile] = [join(work, 'teams.json'), join(work, 'config.json')]
    const { openReleaseStore } = await importPacked('release-store')
    for (const environment of ['production', 'staging'])
      await openReleaseStore(site, { environment }).publish({
        units: [{ name: 'shell', distDir: shellDir }],
        by: 'test',
        reason: 'Test',
      })
    const said = await run([program(), 'token', 'add', 'support', '--remotes', 'tickets', '--teams', teams])
    const token = said.trim().split('\n').at(-1) ?? ''
    const previewKey = join(work, 'preview-key.pem')
    await run([program(), 'key', 'new', previewKey])
    const config = {
      apiBaseUrl: '',
      apis: { tickets: { url: 'https://tickets.example.com', sendsToken: true } },
    }
    const { serveConsole } = await importPacked('serve-console')
    const staging = await serveConsole({
      ...{ releaseDir: site, environment: 'staging', port: 0, config, apiPathPrefix: '/api/v1/admin' },
      api: { fetch: () => new Response(null, { status: 502 }) },
    })
    onTestFinished(() => staging.close())
    const serve = async (given: object) => {
      await writeFile(configFile, JSON.stringify(given))
      const options = ['--dir', '.data/site', '--teams', teams, '--config', configFile]
      return start([program(), 'serve', ...options, '--env', 'staging,production'], {
        PREVIEW_KEY_FILE: previewKey,
      })
    }
    const values = async (served: object) => ({
      CONSOLE_URL: staging.url,
      RELEASE_SERVER: await serve(served),
      RELEASE_TOKEN: token,
    })

    const first = await values(config)
    await runWorkflow(dir, { name: 'pull_request', values: first })
    const summary = await readFile(join(work, 'summary.md'), 'utf8')
    expect(summary).toMatch(/^\[Preview of 00000000\]\(https?:\/\/\S+\)$/m)

    expect(await runWorkflow(dir, { name: 'closed', values: first })).toContain(
      '1 preview of tickets, branch prices, ended.',
    )

    const published = await runWorkflow(dir, { name: 'push', values: first })
    for (const screen of ['/tickets/', '/tickets/new/', '/tickets/1/'])
      expect(published).toContain(`opened  tickets  ${screen}`)
    expect(published).toContain('Published in')

    const release = async (...args: string[]) => {
      const { code, output } = await runCommand(
        [process.execPath, program(), ...args, '--to', first.RELEASE_SERVER],
        {
          ...{ cwd: dir, limit: 2 * minute },
          env: env({ RELEASE_TOKEN: token }),
        },
      )
      return { code, output }
    }
    const promoted = await release('promote', 'staging', 'production', 'tickets')
    expect(promoted.code, promoted.output).toBe(0)
    expect((await release('list', '--env', 'production')).output).toContain('tickets')

    const upgraded = await create(['--upgrade', '.', '--kit', await packLater()])
    expect(upgraded).toContain('Tickets have to be rebuilt.')
    await install(dir)
    const installed = await readFile(join(dir, 'node_modules', '@console', 'shared', 'package.json'), 'utf8')
    expect(JSON.parse(installed).version).toMatch(new RegExp(`^${laterVersion}-kit`))
    const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'))
    await writeFile(
      join(dir, 'package.json'),
      `${JSON.stringify({ ...manifest, version: '1.1.0' }, null, 2)}\n`,
    )
    expect(await runWorkflow(dir, { name: 'push', values: first })).toMatch(/tickets: 1\.0\.0-\w+ → 1\.1\.0-/)

    const { RELEASE_SERVER: strict } = await values({ apiBaseUrl: '' })
    const refused = await runCommand([process.execPath, program(), 'check', '--no-build', '--to', strict], {
      ...{ cwd: dir, limit: 2 * minute },
      env: env({ RELEASE_TOKEN: token }),
    })
    expect(refused.output).toContain(
      'names the API “tickets”, and config.json of this console has no address for it',
    )
  },
  10 * minute,
)

test(
  'builds the same bytes wherever its folder lies',
  async () => {
    const readBuilt = async () => JSON.parse(await readFile(join(dir, 'dist', 'built-files.json'), 'utf8'))
    const before = await readBuilt()
    const place = dir
    dir = join(work, 'some', 'other', 'place')
    await mkdir(dirname(dir), { recursive: true })
    await rename(place, dir)
    await run(['--run', 'build'])
    const moved = await readBuilt()
    await rename(dir, place)
    dir = place
    expect(moved).toEqual(before)
  },
  2 * minute,
)
