import { expect, test } from 'vitest'
import { toRecordOwner } from './to-record-owner.ts'

const screen = { name: 'commerce', version: '2.0.0', assignment: { group: 'canary' } } as const
const owner = { remote: 'commerce', remote_version: '2.0.0', canary: 'canary' } as const

test('attributes a record of the shell to the shell', () => {
  expect(toRecordOwner({ owner: { version: '1.0.0' } })).toEqual({ remote: 'shell', remote_version: '1.0.0' })
})

test.each([
  ['that names nobody', {}, owner],
  ['that names the remote on screen', { remote: 'commerce' }, owner],
  ['that names it and its version', { remote: 'commerce', remote_version: '2.0.0' }, owner],
  [
    'of another version of it',
    { remote: 'commerce', remote_version: '1.0.0' },
    { remote: 'commerce', remote_version: '1.0.0' },
  ],
  ['of another remote', { remote: 'content' }, { remote: 'content' }],
  [
    'of another remote that says its group',
    { remote: 'content', canary: 'control' },
    { remote: 'content', canary: 'control' },
  ],
])(
  'attributes a record %s to its owner, with the canary group where it is known',
  (_what, facts, expected) => {
    expect(toRecordOwner({ owner: screen }, facts)).toEqual(expected)
  },
)
