import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { builtRemoteSchema } from '@console/shared/release'
import { expect, onTestFinished, test } from 'vitest'
import { checkBudgets, listUnits } from '../budget/check-budgets.ts'
import { createRemote } from './create-remote.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..', '..', '..')

/** The folders that names are checked against. */
const remotesAndWorkflows = ['remotes', '.github', 'tsconfig.base.json', 'tsconfig.browser.json']
/** Those that a remote is built and tested with as well. */
const wholeWorkspace = [
  ...remotesAndWorkflows,
  'packages',
  'admin-api',
  'biome.json',
  'pnpm-workspace.yaml',
  'scripts',
  'tsconfig.node.json',
]

/** Links to installed packages are relative, and lead to the real ones through the link beside the copied folders. */
async function copyWorkspace(names: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'console-create-remote-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  for (const name of names) {
    await cp(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

test('a new remote has the skeleton of the others and passes its own tests, types, lint and build', async () => {
  const copy = await copyWorkspace(wholeWorkspace)
  const { files } = await createRemote(copy, { name: 'teacher_notes', team: 'Teaching' })
  expect(files).toEqual(
    expect.arrayContaining([
      '.github/workflows/teacher_notes.yml',
      'remotes/teacher_notes/remote.config.ts',
      'remotes/teacher_notes/src/remote.ts',
    ]),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(copy, file), 'utf8')))
  expect(texts.filter((text) => /example/i.test(text))).toEqual([])
  expect(texts[files.indexOf('.github/workflows/teacher_notes.yml')]).toContain('package: "teacher_notes"')

  const cwd = join(copy, 'remotes/teacher_notes')
  // What an installation would link; the dashboard needs all that the template does.
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
    menu: [{ title: 'Teacher notes', path: '/teacher-notes/', order: 90 }],
  })
}, 120_000)

test('the template leaves out no file that every remote has', async () => {
  const names = await readdir(join(root, 'remotes'))
  const [first = [], ...others] = await Promise.all(names.map(listSkeleton))
  const common = first.filter((file) => others.every((files) => files.includes(file)))
  const { files } = await createRemote(await copyWorkspace(remotesAndWorkflows), { name: 'another' })
  expect(files).toEqual(expect.arrayContaining(common.map((file) => `remotes/another/${file}`)))
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

test.each([
  ['Notes', 'cannot be the name of a remote'],
  ['2notes', 'cannot be the name of a remote'],
  ['../notes', 'cannot be the name of a remote'],
  ['n'.repeat(31), 'too long'],
  ['commerce', 'is taken: there is remotes/commerce already'],
  ['package', 'is taken: there is .github/workflows/package.yml already'],
  ['signin', 'belongs to the console itself'],
  ['coupons', 'lies over one of the remote “commerce” (/packages/, /coupons/)'],
])('the name %s is refused: %s', async (name, reason) => {
  const copy = await copyWorkspace(remotesAndWorkflows)
  const before = await readdir(join(copy, 'remotes'))
  await expect(createRemote(copy, { name })).rejects.toThrow(reason)
  expect(await readdir(join(copy, 'remotes'))).toEqual(before)
})

test.each(["Teachers' notes", '', '$name', 'x'.repeat(41)])('the title “%s” is refused', async (title) => {
  await expect(
    createRemote(await copyWorkspace(remotesAndWorkflows), { name: 'notes', title }),
  ).rejects.toThrow('cannot be the title')
})
