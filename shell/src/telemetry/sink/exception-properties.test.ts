import { HttpError } from '@console/shared/errors'
import { expect, test } from 'vitest'
import { toExceptionProperties } from './exception-properties.ts'

const withStack = (stack: string, cause?: unknown) => {
  const error = new Error('failed', cause === undefined ? undefined : { cause })
  error.stack = stack
  return error
}

const shellFrame = 'at call (https://c.example/shell/1.0.0-aaaa/static/js/index.js:1:1)'
const mocksFrame = 'at Row (https://c.example/remotes/mocks/2.1.0-bbbb/static/js/async/9.js:1:1)'
const contentFrame = 'content@https://c.example/remotes/content/3.0.0-cccc/static/js/async/9.js:1:1'

const ofRequest = (requestId: string) => {
  const error = new HttpError({ method: 'GET', route: 'packages', status: 500, requestId })
  error.stack = shellFrame
  return error
}

const screen = { name: 'commerce', version: '4.0.0-eeee' }
const owner = { remote: 'commerce', remote_version: '4.0.0-eeee' }

const cases: [string, unknown, Record<string, unknown>, object][] = [
  [
    'the topmost file of a remote in the stack',
    withStack(`Error\n ${shellFrame}\n ${mocksFrame}\n ${contentFrame}`),
    { source: 'window' },
    { source: 'window', remote: 'mocks', remote_version: '2.1.0-bbbb' },
  ],
  [
    'the stack before the remote whose screen it was',
    withStack(contentFrame),
    { source: 'route' },
    { source: 'route', remote: 'content', remote_version: '3.0.0-cccc' },
  ],
  [
    'the stack of a cause',
    withStack(shellFrame, withStack(mocksFrame)),
    {},
    { source: 'reported', remote: 'mocks', remote_version: '2.1.0-bbbb' },
  ],
  [
    'the remote whose screen caught it, where the stack has none',
    withStack(shellFrame),
    { source: 'route' },
    { source: 'route', ...owner },
  ],
  [
    'the remote on screen, where what nobody caught is no error and has no stack',
    'thrown text',
    { source: 'unhandled-rejection' },
    { source: 'unhandled-rejection', ...owner },
  ],
  [
    'the shell, where nobody caught an error of its own',
    withStack(shellFrame),
    { source: 'unhandled-rejection' },
    { source: 'unhandled-rejection', remote: 'shell' },
  ],
  [
    'the remote that the report names, over the one on screen',
    withStack(shellFrame),
    { source: 'route', remote: 'mocks' },
    { source: 'route', remote: 'mocks' },
  ],
  [
    'the file that a window error names',
    'thrown text',
    { source: 'window', file: 'https://c.example/remotes/dashboard/1.0.0-dddd/static/js/2.js' },
    { source: 'window', remote: 'dashboard', remote_version: '1.0.0-dddd' },
  ],
  [
    'the shell, where nothing names a remote',
    withStack(shellFrame),
    {},
    { source: 'reported', remote: 'shell' },
  ],
]

test('an exception carries the failed request’s id of the server’s log', () => {
  const requestId = '0198f2b4-77a1-7c11-9d3e-5a0f6c2b1e90'
  expect(toExceptionProperties({ error: ofRequest(requestId), properties: {}, owner: screen })).toMatchObject(
    {
      request_id: requestId,
    },
  )
})

for (const [title, error, properties, facts] of cases) {
  test(`an exception comes from ${title}`, () => {
    expect(toExceptionProperties({ error, properties, owner: screen })).toEqual(facts)
  })
}

test('circular causes come to an end', () => {
  const error = withStack(shellFrame)
  error.cause = error
  expect(toExceptionProperties({ error, properties: {}, owner: screen })).toEqual({
    source: 'reported',
    remote: 'shell',
  })
})
