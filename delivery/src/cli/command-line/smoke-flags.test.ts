import { expect, test } from 'vitest'
import { inventWorkspace } from '../../../test/support/invented-workspace.ts'
import type { Prove } from '../../releases/candidate/prove-candidate.ts'
import { openReleaseStore } from '../../releases/release-store.ts'
import { runRelease } from '../run-release.ts'

async function givenUnits() {
  const workspace = await inventWorkspace()
  await workspace.buildShell()
  await workspace.buildRemote('commerce')
  const opened: object[] = []
  const ran: string[] = []
  const prove: Prove = async ({ changes }) => void ran.push(...changes.map(({ name }) => name))
  const lines: string[] = []
  const run = (...args: string[]) =>
    runRelease([...args, '--no-build', '--by', 'mina'], {
      root: workspace.root,
      env: {},
      print: (line) => lines.push(line),
      openSmoke: ({ print: _, ...options }) => {
        opened.push(options)
        return prove
      },
    })
  return { store: openReleaseStore(workspace.siteDir), run, opened, ran, lines }
}

const smokes = async (store: ReturnType<typeof openReleaseStore>) =>
  (await store.listMoves()).map(({ smoke }) => smoke)

test('publish smoke-tests the release unless told not to, and records either', async () => {
  const { store, run, ran } = await givenUnits()
  await run('publish', 'shell', '--without-smoke')
  expect(ran).toEqual([])
  await run('publish', 'commerce')
  expect(ran).toEqual(['commerce'])
  expect(await smokes(store)).toEqual(['passed', 'skipped'])
})

test('screens use the API or the recording that is named', async () => {
  const { run, opened } = await givenUnits()
  await run('publish', 'shell', '--api', 'https://api.example.com/', '--token-file', 'token.txt')
  await run('publish', 'commerce', '--recorded', 'answers.har')
  expect(opened).toMatchObject([
    { api: { origin: 'https://api.example.com', tokenFile: 'token.txt' }, recorded: undefined },
    { api: undefined, recorded: 'answers.har' },
  ])
})

test.each([
  [['--api', 'https://api.example.com'], '--api and --token-file go together'],
  [['--token-file', 'token.txt'], '--api and --token-file go together'],
  [['--api', 'https://a.example', '--token-file', 't', '--recorded', 'r.har'], 'either --api or --recorded'],
  [['--api', 'file:///etc', '--token-file', 't'], '--api takes an origin'],
  [['--api', 'api', '--token-file', 't'], '--api takes an origin'],
  [['--to', ''], '--to is empty. Is the variable set that it comes from?'],
])('refuses %s before anything is done', async (flags, said) => {
  const { store, run } = await givenUnits()
  await expect(run('publish', 'shell', ...flags)).rejects.toThrow(said)
  expect(await store.readCurrent()).toBeUndefined()
})

test('check runs what publish would and publishes nothing', async () => {
  const { store, run, ran, lines } = await givenUnits()
  await run('publish', 'shell', '--without-smoke')
  await run('check', 'commerce')
  expect(ran).toEqual(['commerce'])
  expect(lines.at(-1)).toMatch(/^r-[0-9a-f]{12} may be published over what .* has\. Nothing was published\.$/)
  expect(await smokes(store)).toEqual(['skipped'])
  await expect(run('check', 'commerce', '--without-smoke')).rejects.toThrow('A check runs the release')
  await expect(run('check', 'commerce', '--against', '')).rejects.toThrow('--against is empty')
  await run('publish', 'commerce')
  await run('check', 'commerce', '--against', store.dir)
  expect(lines.at(-1)).toContain('Nothing to check')
})
