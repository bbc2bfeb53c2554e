import { expect, test } from 'vitest'
import { inventWorkspace } from '../../../test/support/invented-workspace.ts'
import { runRelease } from '../run-release.ts'

async function run(...args: string[]) {
  const { root } = await inventWorkspace()
  const lines: string[] = []
  await runRelease(args, { root, env: {}, print: (line) => lines.push(line) })
  return lines.join('\n')
}

test.each([[['help']], [['--help']], [['-h']]])('%j lists the commands', async (args) => {
  const text = await run(...args)
  expect(text).toContain('publish   builds remotes or the shell and makes them current')
  expect(text).toContain('pnpm release help <command>')
  expect(text.split('\n').length).toBeLessThan(30)
})

test.each([[['help', 'canary']], [['canary', '--help']], [['canary', 'start', 'commerce', '-h']]])(
  '%j shows the forms and options of one command, and does nothing',
  async (args) => {
    const text = await run(...args)
    expect(text).toContain('pnpm release canary abort <remote> --why "…"')
    expect(text).toMatch(/^ {2}--share +percent of staff/m)
    expect(text).not.toContain('--teams')
    expect(
      Math.max(
        ...text
          .split('\n')
          .filter((line) => line.startsWith('  --'))
          .map(({ length }) => length),
      ),
    ).toBeLessThan(112)
  },
)

test('an option of another command is refused with the page to read', async () => {
  await expect(run('publish', 'commerce', '--share', '10', '--teams', 'teams.json')).rejects.toThrow(
    'publish has no --share and --teams: pnpm release help publish shows its options.',
  )
})

test('an unknown option shows the page of the command', async () => {
  await expect(run('list', '--relases')).rejects.toThrow(
    /^Unknown option '--relases'\.?\n\nlist lists moves or releases\./,
  )
})

test('no command is an error that lists the commands', async () => {
  await expect(run()).rejects.toThrow(/^Usage: pnpm release <command>/)
})

test('an unknown command shows what there is', async () => {
  await expect(run('publsh', 'commerce')).rejects.toThrow(
    /^There is no command “publsh”\.\n\nUsage: pnpm release/,
  )
})
