import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Stands in for turbo: its summary has one task that passed; ends as `end` says. */
const turbo = (end: string) => `#!/usr/bin/env node
import fs from 'node:fs'
fs.mkdirSync('.turbo/runs', { recursive: true })
const task = { taskId: '//#lint', command: 'biome', directory: '.', execution: { exitCode: 0 } }
fs.writeFileSync('.turbo/runs/1.json', JSON.stringify({ tasks: [task] }))
${end}
`

async function check(end: string, ...words: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'check-ends-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const part of ['check.ts', 'check', 'commands'])
    await cp(join(import.meta.dirname, '..', part), join(dir, 'scripts', part), { recursive: true })
  await writeFile(join(dir, 'package.json'), '{"type":"module"}')
  await mkdir(join(dir, 'bin'))
  await writeFile(join(dir, 'bin', 'turbo'), turbo(end))
  await chmod(join(dir, 'bin', 'turbo'), 0o755)
  const PATH = [join(dir, 'bin'), process.env['PATH']].join(delimiter)
  const child = spawn(process.execPath, [join(dir, 'scripts', 'check.ts'), 'lint', 'typecheck', ...words], {
    env: { ...process.env, CI: undefined, TURBO_SCM_BASE: undefined, CHROMIUM_PATH: process.execPath, PATH },
  })
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (text.includes('begun')) child.kill('SIGTERM')
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.on('close', (code) => resolve({ code, said }))
  })
}

test('a check that is stopped fails, and begins no other stage', async () => {
  const { code, said } = await check(
    `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('begun')`,
  )
  expect(said).toMatch(/stopped +0 +1 {2}not everything was run\n/)
  expect(said).toMatch(/1 passed, 1 failed\n$/)
  expect(said).not.toContain('== typecheck')
  expect(code).toBe(1)
})

test('a check fails when its tasks ended early, whatever has passed', async () => {
  const { code, said } = await check('process.exit(1)')
  expect(said).toMatch(/turbo +0 +1 {2}ended with code 1 before all had run\n/)
  expect(code).toBe(1)
})

test('a check of what is affected says so where there is no main to compare with', async () => {
  const { code, said } = await check('process.exit(0)', '--affected')
  expect(said).toMatch(
    /^There is no branch main here to compare with\. Fetch it \(.+\), or name a commit .+\.\n$/,
  )
  expect(code).toBe(2)
})
