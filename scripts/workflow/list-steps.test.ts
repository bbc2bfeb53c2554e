import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands/workspace.ts'
import { listSteps } from './list-steps.ts'

test('reads every command of the generated workflow, with its event and variables', () => {
  const file = 'packages/remote-kit/template/standalone/.github/workflows/release.yml'
  const text = readFileSync(join(root, file), 'utf8')
  const steps = listSteps(text)
  expect(steps).toHaveLength(text.match(/^ *(?:- )?run:/gm)?.length ?? 0)
  expect(steps[0]).toEqual({
    run: expect.stringContaining('install'),
    env: {},
    event: undefined,
    shell: ['bash', '-e', '-c'],
  })
  const [pullRequest, push, install, closed] = steps.slice(-4)
  expect(install).toMatchObject({ event: 'closed', run: expect.stringContaining('install') })
  expect(closed).toMatchObject({
    event: 'closed',
    run: expect.stringContaining('preview end example_remote --branch "$GITHUB_HEAD_REF"'),
  })
  expect(pullRequest).toMatchObject({
    event: 'pull_request',
    run: expect.stringContaining('\ngrep '),
    shell: expect.arrayContaining(['pipefail']),
  })
  expect(push).toMatchObject({
    run: 'node --run release -- publish --no-build --to "$RELEASE_SERVER"',
    event: 'push',
    env: { RELEASE_SERVER: 'RELEASE_SERVER', RELEASE_TOKEN: 'RELEASE_TOKEN' },
  })
})
