import { expect, it } from 'vitest'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { listAboutDetails } from './about-details.ts'

it('shows when a preview ends and which version it replaces', () => {
  const commerce = {
    ...buildReleasedRemote({ name: 'commerce', version: '2.0.0' }),
    preview: { for: '1.0.0', until: '2026-03-14T10:00:00Z' },
  }
  const facts = listAboutDetails(buildRelease(), [commerce], 'production')
  expect(facts.at(-1)).toEqual({
    label: 'commerce',
    value: '2.0.0, previewed until 2026-03-14T10:00:00Z in place of 1.0.0',
  })
})
