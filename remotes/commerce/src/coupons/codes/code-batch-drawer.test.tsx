import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import type { OpenEditor } from '@console/shared/platform'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { fetchCoupons } from '../api/coupon.api.ts'

const openGenerator = () => renderRemote(commerce, { path: '/coupons/?generate', seed: 'staff-only' })

async function fill({ user }: RenderedRemote, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label, { selector: 'input[type=text]' })
    await user.clear(field)
    await user.paste(text)
  }
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2030-12-31' } })
}

const batch = { Prefix: 'gift-', 'Random characters': '6', 'How many codes': '12', Amount: '25' }

// proves B35
test('a batch of codes is created with shared settings and can be saved as CSV', async () => {
  const remote = await openGenerator()
  await fill(remote, { ...batch, 'Campaign optional': 'Gifts' })
  expect(screen.getByText('GIFT-7KQ2M9')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Create 12 coupons' }))
  expect(await screen.findByText('12 coupons created.')).toBeVisible()
  const made = await fetchCoupons(remote.api)
  expect(new Set(made.map(({ code }) => code)).size).toBe(12)
  for (const coupon of made) {
    expect(coupon.code).toMatch(/^GIFT-[A-HJKMNP-Z2-9]{6}$/)
    expect(coupon).toMatchObject({
      amount: 25,
      type: 'percentage',
      expires_at: '2030-12-31T23:59:59.000Z',
      limit: 1,
      campaign: 'Gifts',
      status: 'draft',
    })
  }
  expect(screen.getByRole('button', { name: /^Download \d+ codes? \(CSV\)$/ })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Coupon' })).toBeVisible()
  expect(await remote.platform.drafts.list()).toEqual([])
  await remote.user.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(await screen.findByText('12 coupons')).toBeVisible()
})

test('a finished batch says that drafts do not work yet, publishes them and shows them in the list', async () => {
  const remote = await openGenerator()
  await fill(remote, batch)
  await remote.user.click(screen.getByRole('button', { name: 'Create 12 coupons' }))
  expect(await screen.findByRole('heading', { name: '12 draft codes created' })).toBeVisible()
  expect(screen.getByText('Drafts: learners can’t use them until you publish.')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Publish 12' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish 12 coupons?' })
  await remote.user.click(within(dialog).getByRole('button', { name: 'Publish' }))
  await remote.user.click(await within(dialog).findByText('Close'))
  expect(await screen.findByRole('heading', { name: '12 coupons created' })).toBeVisible()
  expect(screen.getByText('Learners can use them now.')).toBeVisible()
  expect((await fetchCoupons(remote.api)).every(({ status }) => status === 'published')).toBe(true)
  await remote.user.click(screen.getByRole('button', { name: 'View codes' }))
  expect(await screen.findByText('12 coupons')).toBeVisible()
  expect(remote.router.state.location.search).toBe('?q=GIFT-&sort=-updated_at')
})

test('shows what is missing at its field, and sends nothing', async () => {
  const remote = await openGenerator()
  await remote.user.click(await screen.findByRole('button', { name: 'Create coupons' }))
  expect(await screen.findByText('Enter how many codes to make, from 1 to 5000')).toBeVisible()
  expect(screen.getByText('Enter an amount in numbers, such as 10')).toBeVisible()
  expect(screen.getByText('Enter the last day')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'How many codes' })).toHaveFocus())
  expect(remote.server.requests.filter(({ method }) => method === 'POST')).toHaveLength(0)

  await remote.user.type(screen.getByRole('textbox', { name: 'Prefix' }), '%')
  const example = 'No code can be generated from this: The prefix can have A–Z, 0–9, _ and -.'
  expect(screen.getByText(example)).toBeVisible()
})

test('a batch interrupted by a failing server is resumed without creating any code twice', async () => {
  const remote = await openGenerator()
  await fill(remote, batch)
  remote.server.failNext({ method: 'POST', path: 'coupons', status: 503, times: 2 })
  remote.server.failNext({ method: 'POST', path: 'coupons', losesAnswer: true })
  await remote.user.click(screen.getByRole('button', { name: 'Create 12 coupons' }))
  expect(await screen.findByText('Created: 10. Refused: 2.')).toBeVisible()
  expect(await fetchCoupons(remote.api)).toHaveLength(10)
  await remote.user.click(await screen.findByRole('button', { name: 'Try the other 2 again' }))
  expect(await screen.findByText('12 coupons created.')).toBeVisible()
  expect(await fetchCoupons(remote.api)).toHaveLength(12)
})

// proves B18
test('an abandoned batch is offered again and resumes where it stopped', async () => {
  const remote = await openGenerator()
  await fill(remote, batch)
  remote.server.failNext({ method: 'POST', path: 'coupons', status: 503, times: 5 })
  await remote.user.click(screen.getByRole('button', { name: 'Create 12 coupons' }))
  expect(await screen.findByText('Created: 7. Refused: 5.')).toBeVisible()
  const before = (await fetchCoupons(remote.api)).map(({ code }) => code)
  await remote.user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await remote.platform.drafts.list()).toMatchObject([
    { title: 'Batch of 12 coupon codes', path: '/coupons/?generate' },
  ])

  await act(() => remote.router.navigate('/coupons/?generate'))
  const offer = (await screen.findByText('A batch of 12 codes was not finished')).closest<HTMLElement>(
    '[role="alert"]',
  )
  if (offer === null) throw new Error('The offer is no alert')
  await remote.user.click(within(offer).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('12 coupons created.')).toBeVisible()
  const after = (await fetchCoupons(remote.api)).map(({ code }) => code)
  expect(after).toHaveLength(12)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(await remote.platform.drafts.list()).toEqual([])
})

// proves B18
test('asks before signing out during a batch, and keeps the codes not yet created for later', async () => {
  const remote = await openGenerator()
  const open = new Set<OpenEditor>()
  remote.platform.editors = {
    add(editor) {
      open.add(editor)
      return () => void open.delete(editor)
    },
  }
  await fill(remote, batch)
  remote.server.failNext({ method: 'POST', path: 'coupons', hang: true, times: 4 })
  await remote.user.click(screen.getByRole('button', { name: 'Create 12 coupons' }))
  await screen.findByText('Created: 0. Not started: 8.')
  const [run] = open
  expect(run?.hasUnsavedWork()).toBe(true)
  function signOut() {
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = run?.ask?.('sign-out')
    })
    return answer
  }

  const staying = signOut()
  const question = await screen.findByRole('dialog', { name: 'Stop and sign out?' })
  expect(question).toHaveTextContent('8 of 12 are not done yet. Signing out stops the rest')
  await remote.user.click(within(question).getByRole('button', { name: 'Continue' }))
  expect(await staying).toBe(false)

  const going = signOut()
  await remote.user.click(await screen.findByRole('button', { name: 'Stop and sign out' }))
  expect(await going).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const released = run?.release()
  // The pending calls hang; nobody waits for them longer than this.
  await vi.advanceTimersByTimeAsync(5000)
  expect(await released).toBe(true)
  vi.useRealTimers()
  expect(remote.server.requests.filter(({ method }) => method === 'POST')).toHaveLength(4)
  expect(await remote.platform.drafts.list()).toMatchObject([{ title: 'Batch of 12 coupon codes' }])
})

test('a batch that was typed is there again after its drawer was closed by mistake, and gone once cancelled', async () => {
  const remote = await openGenerator()
  const { user } = remote
  await fill(remote, batch)
  const close = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByLabelText('Prefix')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Generate codes' }))
  }
  await close('Close')
  expect(await screen.findByLabelText('Prefix')).toHaveValue('GIFT-')
  expect(screen.getByLabelText('How many codes')).toHaveValue('12')
  await close('Cancel')
  expect(await screen.findByLabelText('Prefix')).toHaveValue('')
})
