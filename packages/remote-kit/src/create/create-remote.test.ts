import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { builtRemoteSchema } from '@console/shared/release'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkBudgets, listUnits } from '../budget/check-budgets.ts'
import { createRemote, createStandaloneRemote } from './create-remote.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..', '..', '..')

/** The folders against which names are checked. */
const remotesAndWorkflows = ['remotes', '.github', 'tsconfig.base.json', 'tsconfig.browser.json']
/** Additional files that building and testing a remote needs. */
const wholeWorkspace = [
  ...remotesAndWorkflows,
  'packages',
  'admin-api',
  'biome.json',
  'pnpm-workspace.yaml',
  'scripts',
  'tsconfig.node.json',
]

/** Links to installed packages are relative, and reach the real ones through links beside the copied folders. */
async function copyWorkspace(names: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'console-create-remote-'))
  for (const name of names) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    })
  }
  // Makes a remote's imports resolve from its copy; tests that write into packages copy them instead.
  for (const name of ['node_modules', 'packages']) {
    if (!names.includes(name)) await symlink(join(root, name), join(copy, name))
  }
  return copy
}

const isSource = (path: string) => basename(path) !== 'dist'

async function copyForTest(names: readonly string[]): Promise<string> {
  const copy = await copyWorkspace(names)
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  return copy
}

test('a new remote has the skeleton of the others and passes its own tests, types, lint and build', async () => {
  const copy = await copyForTest(wholeWorkspace)
  const { files } = await createRemote(copy, { name: 'teacher_notes', team: 'Teaching' })
  expect(files).toEqual(
    expect.arrayContaining(['remotes/teacher_notes/remote.config.ts', 'remotes/teacher_notes/src/remote.ts']),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(copy, file), 'utf8')))
  expect(texts.filter((text) => /example[_ -](remote|team)/i.test(text))).toEqual([])
  expect(texts[files.indexOf('.github/CODEOWNERS')]).toMatch(
    /\n\/remotes\/teacher_notes\/ @ielts-console\/teaching\n$/,
  )

  const cwd = join(copy, 'remotes/teacher_notes')
  // Stands for an installation; the dashboard has all of the template's dependencies.
  const installed = join(copy, 'remotes/dashboard/node_modules')
  await cp(installed, join(cwd, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const path = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH']]
  const env = { ...process.env, PATH: path.join(delimiter) }
  await run('tsc', ['-p', '.'], { cwd, env })
  await run('biome', ['ci', '--vcs-enabled=false', 'remotes/teacher_notes'], { cwd: copy, env })
  await run('vitest', ['run'], { cwd, env })
  await run('rsbuild', ['build'], { cwd, env: { ...env, NODE_ENV: 'production' } })
  expect((await checkBudgets(listUnits(copy, ['teacher_notes']))).lines).toEqual([
    expect.stringMatching(/^ok +teacher_notes: 2 parts/),
  ])
  const built = builtRemoteSchema.parse(JSON.parse(await readFile(join(cwd, 'dist/remote.json'), 'utf8')))
  expect(built).toMatchObject({
    name: 'teacher_notes',
    title: 'Teacher notes',
    team: 'Teaching',
    paths: ['/teacher-notes/'],
    menu: [{ title: 'Teacher notes', path: '/teacher-notes/', order: 100 }],
  })
}, 300_000)

test('the template has every file that all remotes have', async () => {
  const names = await readdir(join(root, 'remotes'))
  const [first = [], ...others] = await Promise.all(names.map(listSkeleton))
  const common = first.filter((file) => others.every((files) => files.includes(file)))
  const { files } = await createRemote(await copyForTest(remotesAndWorkflows), { name: 'another' })
  expect(files).toEqual(expect.arrayContaining(common.map((file) => `remotes/another/${file}`)))
})

async function inventKit(): Promise<string> {
  const kit = await mkdtemp(join(tmpdir(), 'console-kit-'))
  onTestFinished(() => rm(kit, { recursive: true, force: true }))
  const versions = { react: '19.1.0', '@console/shared': '1.6.0-kitab' }
  const files = { '@console/shared': 'console-shared-1.6.0-kitab.tgz' }
  await writeFile(join(kit, 'versions.json'), JSON.stringify({ versions, files }))
  return kit
}

test('a remote in a repository of its own has the files of the others, and names versions in one place', async () => {
  const kit = await inventKit()
  const dir = join(kit, 'notes')
  const command = { name: 'teacher_notes', team: 'Teaching' }
  const { files } = await createStandaloneRemote(dir, command, kit)
  const within = await createRemote(await copyForTest(remotesAndWorkflows), command)
  const common = within.files.flatMap((file) => /^remotes\/teacher_notes\/(.+)$/.exec(file)?.[1] ?? [])
  expect(files).toEqual(expect.arrayContaining([...common, '.gitignore', 'biome.json', 'recorded-api.json']))
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
  expect(texts.filter((text) => /example[_ -](remote|team)|workspace:/i.test(text))).toEqual([])
  expect(texts[files.indexOf('.github/workflows/release.yml')]).toContain('secrets.RELEASE_TOKEN')
  expect(texts[files.indexOf('.gitignore')]).toContain('\n.env*\n')
  const versions = texts[files.indexOf('pnpm-workspace.yaml')]
  expect(versions).toContain('\nengineStrict: true\n')
  expect(versions).toContain('overrides:\n  "@console/shared": file:../console-shared-1.6.0-kitab.tgz\n')
  expect(versions).toContain('catalog:\n  "@console/shared": 1.6.0-kitab\n  "react": 19.1.0\n')
  await expect(createStandaloneRemote(dir, command, kit)).rejects.toThrow('is there already')
})

test('a remote cannot be created outside the workspace without the console’s packages', async () => {
  const dir = join(tmpdir(), 'console-nowhere')
  await expect(createStandaloneRemote(dir, { name: 'notes' }, undefined)).rejects.toThrow('pnpm pack:kit')
})

async function listSkeleton(name: string): Promise<string[]> {
  const dir = join(root, 'remotes', name)
  const folders = ['.', 'src', 'src/navigation'].filter((folder) => existsSync(join(dir, folder)))
  const found = folders.map(async (folder) => {
    const entries = await readdir(join(dir, folder), { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name))
  })
  return (await Promise.all(found)).flat()
}

describe('refusals', () => {
  // Read-only, so that one copy serves all tests.
  let copy: string
  let before: readonly string[]
  beforeAll(async () => {
    copy = await copyWorkspace(remotesAndWorkflows)
    before = await readdir(join(copy, 'remotes'))
    return () => rm(copy, { recursive: true, force: true })
  })
  afterEach(async () => expect(await readdir(join(copy, 'remotes'))).toEqual(before))

  test.each([
    ['Notes', 'cannot be the name of a remote'],
    ['2notes', 'cannot be the name of a remote'],
    ['../notes', 'cannot be the name of a remote'],
    ['n'.repeat(31), 'too long'],
    ['commerce', 'is taken: there is remotes/commerce already'],
    ['packages', 'is taken: there is packages already'],
    ['signin', 'belongs to the console itself'],
    ['coupons', 'lies over one of the remote “commerce” (/packages/, /coupons/)'],
  ])('refuses the name %s: %s', async (name, reason) => {
    await expect(createRemote(copy, { name })).rejects.toThrow(reason)
  })

  test.each(["Teachers' notes", '', '$name', 'x'.repeat(41)])('refuses the title “%s”', async (title) => {
    await expect(createRemote(copy, { name: 'notes', title })).rejects.toThrow('cannot be the title')
  })
})
