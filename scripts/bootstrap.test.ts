import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let clone = ''

/** A clone with a package manager that only puts Node in its place; what it is asked is printed to its output. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  mkdirSync(join(clone, 'scripts'))
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(clone, 'scripts/bootstrap.mjs'))
  write('package.json', '{ "packageManager": "pnpm@0.0.0", "type": "module" }')
  write('pnpm-lock.yaml', '')
  write('pnpm-workspace.yaml', '')
  write('remotes/commerce/package.json', '{}')
  write('scripts/check.ts', "console.log('checked', process.argv.slice(2).join(' '))\n")
  installWith(`mkdir -p node_modules/.bin && ln -sf '${process.execPath}' node_modules/.bin/node`)
})
afterEach(() => rmSync(clone, { recursive: true }))

function write(file: string, content: string) {
  mkdirSync(dirname(join(clone, file)), { recursive: true })
  writeFileSync(join(clone, file), content)
}

function installWith(script: string) {
  write('bin/npx', `#!/bin/sh\necho "npx $*"\n${script}\n`)
  chmodSync(join(clone, 'bin/npx'), 0o755)
}

function start(...args: string[]) {
  const env = { ...process.env, PATH: `${join(clone, 'bin')}:${process.env['PATH']}` }
  return spawn(process.execPath, [join(clone, 'scripts/bootstrap.mjs'), ...args], { env })
}

async function run(...args: string[]) {
  const child = start(...args)
  const [output, problems, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { output, problems, code }
}

test('the first run installs and says so, the next one goes straight on', async () => {
  const first = await run('test')
  expect(first.output).toContain('Installing the dependencies with pnpm@0.0.0')
  expect(first.output).toContain('checked')
  const second = await run('test', 'unit', 'e2e')
  expect(second).toEqual({ output: 'checked unit e2e\n', problems: '', code: 0 })
})

test.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'remotes/commerce/package.json'])(
  'a change of %s installs again',
  async (file) => {
    await run('install')
    write(file, '{ "packageManager": "pnpm@0.0.1", "type": "module" }')
    expect((await run('install')).output).toContain('Installing the dependencies')
    expect((await run('install')).output).toBe('')
  },
)

test('a failed install shows the end of its log, one sentence and no more', async () => {
  installWith('echo no network >&2; exit 9')
  const { output, problems, code } = await run('start')
  expect(code).toBe(1)
  expect(problems).toContain('npx --yes pnpm@0.0.0 install --frozen-lockfile\nno network\nThe dependencies')
  expect(problems).toContain('(pnpm@0.0.0 ended with code 9)')
  expect(output).not.toContain('passed')
})

test('a failed install of a test run ends with the line that counts it, and is tried again', async () => {
  installWith('exit 9')
  expect((await run('test')).output).toMatch(/\n0 passed, 1 failed\n$/)
  expect((await run('test')).output).toContain('Installing the dependencies')
})

test('an install that left out Node is named as what it is', async () => {
  installWith('mkdir node_modules')
  const { problems, code } = await run('start')
  expect(code).toBe(1)
  expect(problems).toContain('without the Node 24 that the workspace runs on')
})

test('the exit code of what it runs is its own', async () => {
  write('scripts/check.ts', 'process.exitCode = 7\n')
  expect((await run('test')).code).toBe(7)
})

test('a signal reaches what it runs', async () => {
  write(
    'scripts/check.ts',
    `process.on('SIGTERM', () => process.exit(3))
setInterval(() => {}, 1000)
console.log('ready')
`,
  )
  await run('install')
  const child = start('test')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([3, null])
})

test('an unknown command is answered with the known ones', async () => {
  const { problems, code } = await run('deploy')
  expect(code).toBe(1)
  expect(problems).toBe('Usage: node scripts/bootstrap.mjs start | test | install\n')
})
