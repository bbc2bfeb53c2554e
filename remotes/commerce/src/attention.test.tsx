import { renderRemote } from '@console/remote-kit/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import remote from './remote.ts'

const { signal } = new AbortController()
const ask = remote.extensions['dashboard.attention']

test('every line leads to a list of as many records as it says', async () => {
  const { platform, router } = await renderRemote(remote, { path: '/packages/' })
  const lines = await ask(platform, signal)
  expect(lines.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\d+ coupons? expiring within 7 days$/),
    expect.stringMatching(/^\d+ draft coupons?$/),
    expect.stringMatching(/^\d+ draft packages?$/),
  ])
  for (const { text, to } of lines) {
    await act(() => router.navigate(to))
    expect(await screen.findByText(new RegExp(`^${Number.parseInt(text, 10)} of \\d+ `))).toBeVisible()
  }
})

test('asks for no list that the person may not open', async () => {
  const { platform, server } = await renderRemote(remote, { path: '/packages/' })
  await screen.findAllByRole('row')
  const before = server.requests.length
  const links = { ...platform.links, mayOpen: (path: string) => path !== '/coupons/' }
  const lines = await ask({ ...platform, links }, signal)
  expect(lines.map(({ to }) => to)).toEqual(['/packages/?status=draft'])
  expect(server.requests.slice(before).filter(({ path }) => path.includes('coupons'))).toEqual([])
})
