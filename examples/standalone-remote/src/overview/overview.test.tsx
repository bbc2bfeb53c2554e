import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overviewPath } from '../navigation/paths.ts'
import remote from '../remote.ts'

test('coupons are listed by the day on which they end', async () => {
  await renderRemote(remote, { path: overviewPath })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ending coupons' })).toBeVisible()
  const [, ...rows] = await screen.findAllByRole('row')
  expect(rows.map((row) => row.textContent.match(/^[A-Z-]+/)?.[0])).toEqual([
    'SPEAKING-SPRINT',
    'DIEGO-',
    'NEXTINTAKE',
    'CAMPUS-HANOI',
  ])
})

test('a call that fails is told where the screen would be', async () => {
  await renderRemote(remote, {
    path: overviewPath,
    arrange: ({ server }) => server.failNext({ method: 'GET', path: 'coupons', times: 4 }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('status code 500')
})
