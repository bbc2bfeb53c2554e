import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { findChanges } from './find-changes.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '..', 'create-remote.ts')

const changelog = `# @console/remote-kit

## 1.12.0

### Minor Changes

- 1234567: Lists take a plain button.

## 1.11.1

### Patch Changes

- 89abcde: \`dev\` starts on Windows.

## 1.10.0

- Retired: the older ways to load a part late.
`

async function pack(kit: string, version: string) {
  const versions = { react: '19.1.0', '@console/remote-kit': version }
  const files = { '@console/remote-kit': `console-remote-kit-${version}.tgz` }
  await writeFile(join(kit, 'versions.json'), JSON.stringify({ versions, files }))
  await writeFile(join(kit, 'CHANGELOG.md'), changelog)
}

test('an upgrade renews the versions and prints what changed in between', async () => {
  const kit = await mkdtemp(join(tmpdir(), 'console-kit-'))
  onTestFinished(() => rm(kit, { recursive: true, force: true }))
  const dir = join(kit, 'notes')
  await pack(kit, '1.11.0-kit000000000000')
  await run(process.execPath, [command, 'teacher_notes', '--standalone', dir, '--kit', kit])

  await pack(kit, '1.12.0-kit0a1b2c3d4e5f')
  const { stdout } = await run(process.execPath, [command, '--upgrade', dir, '--kit', kit])
  expect(stdout).toBe(
    `pnpm-workspace.yaml: 1.11.0-kit000000000000 → 1.12.0-kit0a1b2c3d4e5f. Next: pnpm install

${changelog.slice(changelog.indexOf('## 1.12.0'), changelog.indexOf('## 1.10.0')).trim()}
`,
  )
  expect(await readFile(join(dir, 'pnpm-workspace.yaml'), 'utf8')).toContain(
    '  "@console/remote-kit": 1.12.0-kit0a1b2c3d4e5f\n',
  )
})

test('an upgrade keeps what the team has put into pnpm-workspace.yaml, and adds the settings of a newer kit', async () => {
  const kit = await mkdtemp(join(tmpdir(), 'console-kit-'))
  onTestFinished(() => rm(kit, { recursive: true, force: true }))
  const dir = join(kit, 'notes')
  await pack(kit, '1.11.0-kit000000000000')
  await run(process.execPath, [command, 'teacher_notes', '--standalone', dir, '--kit', kit])
  const file = join(dir, 'pnpm-workspace.yaml')
  const own = '  # Charts.\n  chart.js: 4.5.0\n  "@acme/words": 1.0.0\n\nonlyBuiltDependencies:\n  - canvas\n'
  const made = await readFile(file, 'utf8')
  await writeFile(
    file,
    made
      .replace(/# Refuses.*\nengineStrict: true\n/, '')
      .replace('minimumReleaseAge: 1440', 'minimumReleaseAge: 60') + own,
  )

  await pack(kit, '1.12.0-kit0a1b2c3d4e5f')
  await run(process.execPath, [command, '--upgrade', dir, '--kit', kit])
  const upgraded = await readFile(file, 'utf8')
  expect(upgraded).toContain(
    'catalog:\n  "@console/remote-kit": 1.12.0-kit0a1b2c3d4e5f\n  "react": 19.1.0\n  chart.js: 4.5.0\n  "@acme/words": 1.0.0\n',
  )
  expect(upgraded).toContain('\nonlyBuiltDependencies:\n  - canvas\n')
  expect(upgraded).toContain('\nminimumReleaseAge: 60\n')
  expect(upgraded).toContain('\nengineStrict: true\n')
  expect(upgraded).not.toContain('1.11.0')
})

test('an upgrade without --kit keeps a repository that takes the packages from tarballs as it is', async () => {
  const kit = await mkdtemp(join(tmpdir(), 'console-kit-'))
  onTestFinished(() => rm(kit, { recursive: true, force: true }))
  const workspace = '# Ours\noverrides:\n  "@console/shared": file:../console-shared.tgz\n'
  await writeFile(join(kit, 'pnpm-workspace.yaml'), workspace)
  await expect(run(process.execPath, [command, '--upgrade', kit])).rejects.toThrow(
    'say with --kit where the new ones are',
  )
  expect(await readFile(join(kit, 'pnpm-workspace.yaml'), 'utf8')).toBe(workspace)
})

test.each([
  ['1.9.0-kitab', '1.10.0', ['1.10.0']],
  ['1.10.0', '1.11.1-kitab', ['1.11.1']],
  ['1.6.0', '2.0.0', ['1.12.0', '1.11.1', '1.10.0']],
  ['1.12.0-kitab', '1.12.0-kitcd', []],
  ['1.12.0', '1.11.0', []],
])('from %s to %s it lists %j', (from, to, expected) => {
  const listed = findChanges(changelog, from, to).match(/(?<=^## )[\d.]+/gm) ?? []
  expect(listed).toEqual(expected)
})
