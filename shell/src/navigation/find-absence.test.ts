import { expect, it } from 'vitest'
import { RemoteLoadError, toRemoteFailure } from '../remotes/remote-failure.ts'
import type { RemoteState } from '../remotes/remote-loader.ts'
import { buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { findAbsence } from './find-absence.ts'

const remote = buildReleasedRemote({ name: 'commerce', title: 'Commerce' })
const off = { ...remote, disabled: { reason: 'prices are wrong', since: '2026-01-01' } }
const known: RemoteState = { status: 'known' }
const failed = (reason: 'unreachable' | 'too-old'): RemoteState => ({
  status: 'failed',
  failure: toRemoteFailure(remote, new RemoteLoadError(reason)),
})

it.each([
  ['may be opened', { remote, state: known, missing: [] }, undefined],
  ['is down', { remote, state: failed('unreachable'), missing: [] }, 'unreachable'],
  ['is too old', { remote, state: failed('too-old'), missing: [] }, 'too-old'],
  [
    'is switched off, and failed before',
    { remote: off, state: failed('unreachable'), missing: [] },
    'switched-off',
  ],
  [
    'is not for this person, and off',
    { remote: off, state: known, missing: ['coupons.manage'] },
    'not-permitted',
  ],
])('a section that %s', (_what, asked, reason) => {
  expect(findAbsence({ title: 'Coupons', ...asked })?.reason).toBe(reason)
})

it('says why a section was switched off', () => {
  expect(findAbsence({ title: 'Coupons', remote: off, state: known, missing: [] })?.sentence).toBe(
    'Switched off: prices are wrong',
  )
})

it('uses the title from the menu', () => {
  const failure = { title: 'Coupons', remote, state: failed('unreachable'), missing: [] }
  expect(findAbsence(failure)?.sentence).toMatch(/^“Coupons” could not be loaded/)
})
