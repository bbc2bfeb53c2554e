import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'

test('the list shows the packages that are on the server', async () => {
  await renderRemote(commerce, { path: '/packages/' })
  expect(await screen.findByRole('heading', { name: 'Packages' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Starter pack' })).toBeVisible()
})
