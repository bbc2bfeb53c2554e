import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestRemote } from '../../testing/test-remote.ts'
import { laterMembers, listMembers } from './platform-range.ts'

const build = (platform: string) =>
  buildTestRemote({
    name: 'support',
    config: { platform },
    files: {
      'src/remote.ts': `export default { name: 'support', routes: (platform) => [{ path: 'support', loader: () => platform.ownApi('tickets').request({ path: 'tickets' }) }] }`,
    },
  })

test('a range that begins before a member that is used fails the build, which names member, file and range', async () => {
  await expect(build('^1.10.0')).rejects.toThrow(
    /a shell of 1\.10\.0 lacks what this remote uses of Platform:\n.*src\/remote\.ts: ownApi, since 1\.12\.0\n.*platform: '\^1\.12\.0'/,
  )
  const { remove } = await build('^1.12.0')
  onTestFinished(remove)
})

test.each([
  ['const { ownApi, notify } = platform', ['ownApi']],
  [`platform.ownApi('tickets').open({ path: 'a.csv' })`, ['ownApi', 'open']],
  [`api.request({ method: 'PATCH', path: 'a' })`, ['PATCH of its clients']],
  ['on(window, { signal: platform.section.signal })', ['section']],
  ['/** As platform.ownApi does. */ const section = 1 // ownApi', []],
  ['dialog.open(); platform.links.linkTo?.("content", "article", 7)', []],
])('%s uses %j', (source, members) => {
  expect(listMembers(source.replace(' //', '\n//'))).toEqual(members)
})

test('every later member that is not optional is listed with the version of its docstring', () => {
  const texts = ['platform.ts', '../http/api-request.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.resolve('@console/shared/platform')), 'utf8'),
  )
  const since = /Since (?:Platform )?(1\.\d+\.0)\.\s*\*\/\s*(\w+)([?(:<])/g
  const documented = texts
    .flatMap((text) => [...text.replaceAll(/\s*\n\s*\*(?!\/)\s*/g, ' ').matchAll(since)])
    .filter(([, , , mark]) => mark !== '?')
    .map(([, version, name]) => [name, version])
  expect(documented.length).toBeGreaterThan(3)
  expect(documented.map(([name = '']) => [name, laterMembers[name]?.since])).toEqual(documented)
})
