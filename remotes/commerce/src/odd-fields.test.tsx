import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from './remote.ts'

const packageBody = { name: 'Gold', coins: null, gems: 5, price: 'free', status: ' Published' }
const couponBody = {
  ...{ code: 'SPRING', description: 8, type: 'bogo', amount: 5, starts_at: 'soon', expires_at: null },
  ...{ limit: null, campaign: null, status: 'PUBLISHED' },
}

const open = (list: 'packages' | 'coupons', body: object, query = '', width = 1440) =>
  renderRemote(commerce, {
    path: `/${list}/${query}`,
    width,
    seed: 'staff-only',
    arrange: ({ server }) => {
      const record = { id: 7, created_at: null, updated_at: 'last week', ...body }
      const answer = { status: 200, times: 9 }
      server.failNext({ ...answer, method: 'GET', path: list, body: { status: true, data: [record] } })
      server.failNext({ ...answer, method: 'GET', path: `${list}/7`, body: { status: true, data: record } })
      server.failNext({ ...answer, method: 'PUT', path: `${list}/7`, body: { status: true } })
    },
  })

// proves 5.4
test('a package with invalid fields is listed with the received values, and the fields are named above the list', async () => {
  const { user } = await open('packages', packageBody)
  const row = await screen.findByRole('row', { name: /Gold/ })
  for (const text of ['–', 'free', 'last week', '5']) expect(within(row).getAllByText(text)[0]).toBeVisible()
  expect(within(row).getAllByText('Published')[0]).toBeInTheDocument()
  await user.click(await screen.findByText('1 package has fields that could not be read'))
  const named = screen.getByText('Package 7')
  expect(named).toHaveTextContent('data[0].price: must be a number or its text, but is “free”')
  expect(named).toHaveTextContent('data[0].updated_at: Invalid date format, but is “last week”')
  expect(named).not.toHaveTextContent('coins')
  expect(named).not.toHaveTextContent('created_at')
})

test('on a phone it is shown the same way', async () => {
  await open('packages', packageBody, '', 390)
  const row = await screen.findByRole('row', { name: /Gold/ })
  for (const text of ['– coins', 'free']) expect(within(row).getByText(text)).toBeVisible()
})

test.each([
  ['packages', packageBody, 'Name', 'name', 'price', { Price: '', Coins: '' }],
  [
    'coupons',
    couponBody,
    'Category optional',
    'category',
    'type',
    { Limit: '', 'Description optional': '8' },
  ],
] as const)(
  'the form of %s says which fields could not be read, and sends them as they came',
  async (list, body, label, field, path, shown) => {
    const { user, server } = await open(list, body, '?edit=7')
    expect(await screen.findByText('Some fields could not be read')).toBeVisible()
    expect(screen.getByText(new RegExp(`^${path}:`))).toBeVisible()
    for (const [name, text] of Object.entries(shown)) {
      expect(screen.getByRole('textbox', { name })).toHaveValue(text)
    }
    const input = screen.getByLabelText(label, { selector: 'input' })
    await user.clear(input)
    await user.paste('Eid')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const findPut = () => server.requests.find(({ method }) => method === 'PUT')
    await waitFor(() => expect(findPut()).toBeDefined())
    expect(findPut()?.body).toEqual({ ...body, [field]: 'Eid' })
  },
)

test('a value typed over an invalid one is sent, even an empty one', async () => {
  const { user, server } = await open('packages', packageBody, '?edit=7')
  await user.type(await screen.findByRole('textbox', { name: 'Coins' }), '0')
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '0')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const findPut = () => server.requests.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(findPut()).toBeDefined())
  expect(findPut()?.body).toEqual({ ...packageBody, coins: 0, price: 0 })
})

test('a coupon with invalid fields is listed with the received values, and without an end if none came', async () => {
  await open('coupons', couponBody)
  const row = await screen.findByRole('row', { name: /SPRING/ })
  for (const text of ['5 (bogo)', 'soon']) expect(within(row).getByText(text, { exact: false })).toBeVisible()
  expect(within(row).getAllByText('Active')[0]).toBeInTheDocument()
  expect(await screen.findByText('1 coupon has fields that could not be read')).toBeVisible()
})
