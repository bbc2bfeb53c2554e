import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overviewPath } from '../navigation/paths.ts'
import remote from '../remote.ts'

test('the screen opens by its address, under its name', async () => {
  await renderRemote(remote, { path: overviewPath })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Example remote' })
  expect(heading).toBeVisible()
  expect(document.title).toBe('Example remote · IELTS console')
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})
