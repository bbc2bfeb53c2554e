import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startVitest } from 'vitest/node'
import { givenModules } from './given-modules.ts'
import { remoteTests } from './vitest-preset.ts'

const gives = { 'react-router': { version: '8.5.1', quick: ['generatePath'], rest: ['matchPath'] } }

/** Runs the tests of a remote that only this test knows, within this package, whose libraries it finds. */
async function runRemoteTests(files: Record<string, string>) {
  const root = await mkdtemp(join(import.meta.dirname, '..', '..', 'node_modules', 'given-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      reporters: [{}],
      include: ['**/*.test.ts'],
      exclude: [],
      pool: 'threads',
    },
    { plugins: [givenModules(gives)] },
  )
  const tests = vitest.state
    .getTestModules()
    .flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allTests()].flatMap((each) => each.result().errors ?? []),
    ])
  const count = vitest.state.getCountOfFailedTests()
  await vitest.close()
  return { count, messages: tests.map(({ message }) => message) }
}

test('a remote’s sources see only the exports that the shell provides, and its tests see all', async () => {
  const { messages } = await runRemoteTests({
    'src/paths.ts': `import { generatePath, matchPath } from 'react-router'
      export const paths = [generatePath('/packages/:id', { id: '7' }), matchPath('/a', '/a')?.pathname]`,
    'src/paths.test.ts': `import { createMemoryRouter, generatePath } from 'react-router'
      import { expect, it } from 'vitest'
      import { paths } from './paths.ts'
      it('resolves to the provided exports', () => {
        expect(paths).toEqual(['/packages/7', '/a'])
        expect(createMemoryRouter).toBeTypeOf('function')
        expect(generatePath).toBeTypeOf('function')
      })`,
  })
  expect(messages).toEqual([])
})

test.each([
  ['named', `import { useMatches } from 'react-router'; export const read = () => useMatches`],
  ['of a namespace', `import * as router from 'react-router'; export const read = () => router.useMatches`],
])(
  'reading an export that the shell does not provide fails the test and names it: %s',
  async (_form, source) => {
    const { messages } = await runRemoteTests({
      'src/read.ts': source,
      'src/read.test.ts': `import { it } from 'vitest'; import { read } from './read.ts'; it('reads', () => void read())`,
    })
    expect(messages).toEqual([
      'The shell does not give useMatches of react-router, so it would be undefined in the console. Do without it, or have the shell give it.',
    ])
  },
)

test('the tests of every remote use it', () => {
  expect(remoteTests.plugins).toEqual([expect.objectContaining({ name: 'console-given-modules' })])
})
