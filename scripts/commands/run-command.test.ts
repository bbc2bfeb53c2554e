import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const cwd = import.meta.dirname
const shell = (script: string, limit = 10_000) => runCommand(['sh', '-c', script], { cwd, limit })

test('the exit code and everything printed come back', async () => {
  const result = await shell('echo one; echo two >&2; exit 3')
  expect(result).toMatchObject({ code: 3 })
  expect(result.output.split('\n').sort()).toEqual(['', 'one', 'two'])
})

// A surviving background process would keep the output open, and the test would wait for an hour.
test('a command that hangs is ended at its limit, with what it started', async () => {
  const result = await shell('sleep 3600 & echo started; wait', 300)
  expect(result).toEqual({ code: null, output: 'started\n' })
})

test('a process left behind by a command that ended is ended too', async () => {
  const result = await shell('sleep 3600 & echo started')
  expect(result).toEqual({ code: 0, output: 'started\n' })
})

test('a command that does not exist is a failure, not a crash', async () => {
  const result = await runCommand(['no-such-command-here'], { cwd, limit: 10_000 })
  expect(result.code).toBeNull()
  expect(result.output).toContain('no-such-command-here')
})
