import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { acceptBudgets, checkBudgets, listUnits } from './check-budgets.ts'

/** Incompressible, so that its size is about this many bytes. */
const code = (bytes: number) =>
  Array.from({ length: bytes / 8 }, (_, index) => (index * 2_654_435_761).toString(36).slice(-8)).join('')

async function openWorkspace() {
  const root = await mkdtemp(join(tmpdir(), 'console-budgets-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const buildRemote = async (
    name: string,
    screens: Record<string, number>,
    points: Record<string, number> = {},
  ) => {
    const files = Object.entries(screens).map(
      ([path, bytes]) => [path, `static/js${path}a.js`, bytes] as const,
    )
    const remote = {
      name,
      title: name,
      team: name,
      platform: '^1.0.0',
      paths: [`/${name}/`],
      menu: [],
      permissions: [],
      screens: {},
      manifest: 'mf-manifest.json',
      entry: 'remoteEntry.js',
      shared: [],
      screenAssets: Object.fromEntries(files.map(([path, file]) => [path, { files: [file], shared: [] }])),
      parts: Object.fromEntries(Object.keys(points).map((module) => [module, [`static/js/${module}.js`]])),
    }
    await write(`remotes/${name}/package.json`, '{}')
    await write(`remotes/${name}/dist/remote.json`, JSON.stringify(remote))
    await write(`remotes/${name}/dist/mf-manifest.json`, '{}')
    await write(`remotes/${name}/dist/remoteEntry.js`, code(800))
    for (const [, file, bytes] of files) await write(`remotes/${name}/dist/${file}`, code(bytes))
    for (const [module, bytes] of Object.entries(points))
      await write(`remotes/${name}/dist/static/js/${module}.js`, code(bytes))
  }
  const buildShell = async (listBytes: number) => {
    const provided = { react: [], 'antd/es/table': ['static/js/async/ui-list.js'] }
    const shell = { platform: '1.0.0', signIn: ['static/js/sign-in.js'], frame: [], provided }
    await write('shell/dist/shell.json', JSON.stringify(shell))
    await write('shell/dist/index.html', '<script src="/__shell__/static/js/index.js"></script>')
    await write('shell/dist/static/js/index.js', code(4000))
    await write('shell/dist/static/js/sign-in.js', code(800))
    await write('shell/dist/static/js/async/ui-list.js', code(listBytes))
  }
  await buildShell(8000)
  await buildRemote('coins', { '/coins/': 4000, '/coins/new/': 4000 })
  await buildRemote('notes', { '/notes/': 4000 })
  await acceptBudgets(listUnits(root))
  return { root, buildRemote, buildShell, check: () => checkBudgets(listUnits(root)) }
}

test('names a remote that grew, with screen, file and size, and no other remote', async () => {
  const { buildRemote, check } = await openWorkspace()
  expect((await check()).isWithin).toBe(true)
  await buildRemote('coins', { '/coins/': 4000, '/coins/new/': 8000 })
  const { lines, isWithin } = await check()
  expect(isWithin).toBe(false)
  const over = lines.filter((line) => line.startsWith('OVER'))
  expect(over).toEqual([
    expect.stringMatching(/^OVER {2}coins, \/coins\/new\/: .*bytes more than its budget of .* in 1$/),
  ])
  expect(lines.join('\n')).toContain('static/js/coins/new/a.js')
  expect(lines.join('\n')).toContain('pnpm budget coins --accept')
  expect(lines.filter((line) => line.startsWith('ok')).map((line) => line.split(':')[0])).toEqual([
    'ok    shell',
    'ok    notes',
  ])
})

test('a new remote or screen counts against its own team only', async () => {
  const { root, buildRemote, check } = await openWorkspace()
  await buildRemote('extra', { '/extra/': 20_000 })
  const missing = await check()
  expect(missing.lines).toContain('extra has no budget.json. Write one: pnpm budget extra --accept')
  await acceptBudgets(listUnits(root, ['extra']))
  expect((await check()).isWithin).toBe(true)
  await buildRemote('extra', { '/extra/': 20_000, '/extra/more/': 400 })
  const { lines } = await check()
  expect(lines.filter((line) => line.startsWith('OVER'))).toEqual([
    expect.stringContaining('extra, /extra/more/: '),
  ])
  expect(lines.join('\n')).toContain('nothing was accepted for it yet')
})

test('a part in a screen of others has a budget like a screen', async () => {
  const { root, buildRemote, check } = await openWorkspace()
  await buildRemote('notes', { '/notes/': 4000 }, { 'badges.ts': 2000 })
  expect((await check()).lines.join('\n')).toContain('OVER  notes, badges.ts: ')
  await acceptBudgets(listUnits(root, ['notes']))
  expect((await check()).isWithin).toBe(true)
  await buildRemote('notes', { '/notes/': 4000 }, { 'badges.ts': 4000 })
  expect((await check()).lines.join('\n')).toMatch(/OVER {2}notes, badges\.ts: .* bytes more than its budget/)
})

test('a layer that the shell provides counts against the shell, even when a remote’s screen needs it', async () => {
  const { root, buildShell, check } = await openWorkspace()
  await buildShell(12_000)
  const { lines } = await check()
  expect(lines.filter((line) => line.startsWith('OVER'))).toEqual([
    expect.stringContaining('shell, shared ui-list: '),
  ])
  await acceptBudgets(listUnits(root, ['shell']))
  expect((await check()).isWithin).toBe(true)
  const budget = JSON.parse(await readFile(join(root, 'shell/budget.json'), 'utf8'))
  expect(Object.keys(budget)).toEqual(['sign-in', 'frame', 'shared ui-list'])
})

test('reports a unit that does not exist or is not built', async () => {
  const { root, check } = await openWorkspace()
  expect(() => listUnits(root, ['nobody'])).toThrow('There is no unit called nobody')
  await rm(join(root, 'remotes/notes/dist'), { recursive: true })
  expect((await check()).lines).toContain(
    'notes is not built: there is no dist/remote.json. Build it first: pnpm build.',
  )
})
