import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let clone = ''

const platform = `exe.${process.platform}-${process.arch}`

/** A clone whose npm installs a fake pnpm that only installs Node; both print their arguments. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  mkdirSync(join(clone, 'scripts'))
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(clone, 'scripts/bootstrap.mjs'))
  write('package.json', '{ "packageManager": "pnpm@0.0.0+sha512.0123", "type": "module" }')
  write('scripts/pnpm/package.json', '{}')
  write('scripts/pnpm/package-lock.json', `{ "packages": { "node_modules/@pnpm/${platform}": {} } }`)
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
  write('pnpm', `#!/bin/sh\necho "pnpm $*"\n${script}\n`)
  fetchWith(
    `mkdir -p "$4/node_modules/@pnpm/${platform}" && cp pnpm "$4/node_modules/@pnpm/${platform}/pnpm"`,
  )
}

function fetchWith(script: string, program = 'npm') {
  if (existsSync(join(clone, 'pnpm'))) chmodSync(join(clone, 'pnpm'), 0o755)
  write(`bin/${program}`, `#!/bin/sh\necho "${program} $*"\n${script}\n`)
  chmodSync(join(clone, `bin/${program}`), 0o755)
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

test('the first run installs and says so, and the next one does not install', async () => {
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
  expect(problems).toContain('pnpm install --frozen-lockfile\nno network\nThe dependencies')
  expect(problems).toContain('(pnpm@0.0.0 ended with code 9)')
  expect(output).not.toContain('passed')
})

test('a failed install of a test run prints the summary line, and is tried again', async () => {
  installWith('exit 9')
  expect((await run('test')).output).toMatch(/\n0 passed, 1 failed\n$/)
  expect((await run('test')).output).toContain('Installing the dependencies')
})

test('uses the installed Node when the registry has none for the machine and it is new enough', async () => {
  installWith('mkdir -p node_modules/.bin')
  expect((await run('test')).output).toContain('checked')
})

test('fetches pnpm once, and again when the lockfile changes', async () => {
  const fetched = `npm ci --ignore-scripts --prefix ${join(clone, '.bootstrap/pnpm')}\n`
  expect((await run('pnpm', 'audit')).output).toBe(`${fetched}pnpm audit\n`)
  expect((await run('pnpm', 'audit')).output).toBe('pnpm audit\n')
  write(
    'scripts/pnpm/package-lock.json',
    `{ "packages": { "node_modules/@pnpm/${platform}": { "integrity": "" } } }`,
  )
  expect((await run('pnpm', 'audit')).output).toBe(`${fetched}pnpm audit\n`)
})

// proves T43
test('runs nothing when npm did not install pnpm, as with a wrong hash', async () => {
  fetchWith('exit 0')
  const { problems, code } = await run('pnpm', 'audit')
  expect(code).toBe(1)
  expect(problems).toContain('is not the one whose hash scripts/pnpm/package-lock.json holds')
})

test('fetches pnpm with npx when the lockfile has none for the machine', async () => {
  write('scripts/pnpm/package-lock.json', '{ "packages": {} }')
  fetchWith('exit 0', 'npx')
  expect((await run('pnpm', 'audit')).output).toBe('npx --yes pnpm@0.0.0 audit\n')
})

test('lets scripts call the same pnpm, whether the machine has one or not', async () => {
  write(
    'scripts/check.ts',
    `import { execFileSync } from 'node:child_process'
process.stdout.write(execFileSync('pnpm', ['build']))
`,
  )
  expect((await run('test')).output).toMatch(/\npnpm build\n$/)
  write('pnpm', '#!/bin/sh\n[ "$1" = nested ] && echo nested || exec pnpm nested\n')
  rmSync(join(clone, '.bootstrap'), { recursive: true })
  fetchWith(
    `mkdir -p "$4/node_modules/@pnpm/${platform}" && cp pnpm "$4/node_modules/@pnpm/${platform}/pnpm"`,
  )
  expect((await run('pnpm', 'build')).output).toContain('nested')
})

test('passes on the exit code of what it runs', async () => {
  write('scripts/check.ts', 'process.exitCode = 7\n')
  expect((await run('test')).code).toBe(7)
})

test('passes on signals to what it runs', async () => {
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

test('an unknown command prints the known ones', async () => {
  const { problems, code } = await run('deploy')
  expect(code).toBe(1)
  expect(problems).toBe('Usage: node scripts/bootstrap.mjs start | test | install | pnpm\n')
})
