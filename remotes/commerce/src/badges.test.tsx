import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import remote from './remote.ts'

test('the menu counts the coupons that end within a week, as their list does', async () => {
  const { platform } = await renderRemote(remote, { path: '/coupons/?state=expiring' })
  const [badge] = await remote.extensions['menu.badges'](platform, AbortSignal.any([]))
  expect(badge).toMatchObject({
    path: '/coupons/',
    sentence: `${badge?.count} coupons expiring within 7 days`,
  })
  expect(await screen.findByText(new RegExp(`^${badge?.count} of \\d+ `))).toBeVisible()
})
