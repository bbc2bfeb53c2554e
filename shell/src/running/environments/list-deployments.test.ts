import { expect, it } from 'vitest'
import { listReleasedEnvironments } from '../testing/released-environments.ts'
import { listDeployments } from './list-deployments.ts'

const readDifferences = (environments: ReturnType<typeof listReleasedEnvironments>) =>
  listDeployments(environments).map(({ name, deployments }) => [
    name,
    ...deployments.map(({ unit, differsFrom }) => [unit !== null, differsFrom]),
  ])

it('marks differing and missing units against the first environment', () => {
  expect(readDifferences(listReleasedEnvironments())).toEqual([
    ['shell', [true, null], [true, null]],
    ['commerce', [true, null], [true, 'production']],
    ['content', [true, null], [false, 'production']],
  ])
})

it('compares nothing with an environment that is empty or cannot be read', () => {
  const [production, staging] = listReleasedEnvironments()
  if (production === undefined || staging === undefined) throw new Error('There are no environments')
  const unread = { ...production, release: null, moved_at: null, problem: 'The pointer is damaged.' }
  expect(readDifferences([unread, staging])).toEqual([
    ['shell', [false, null], [true, null]],
    ['commerce', [false, null], [true, null]],
  ])
})
