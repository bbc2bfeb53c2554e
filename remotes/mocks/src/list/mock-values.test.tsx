import { renderRemote } from '@console/remote-kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { buildMockPayload, toMockDocument } from '../api/mock-document.ts'
import mocks from '../remote.ts'

async function openValues(options: object = {}) {
  const remote = await renderRemote(mocks, { path: '/mocks/writing/', ...options })
  const { user, api } = remote
  const rows = await fetchMocks(api, 'writing')
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Change values' }))
  const name = `Change values of ${rows.length} writing mocks`
  const dialog = within(await screen.findByRole('dialog', { name }))
  const field = await dialog.findByRole('combobox', { name: 'Value to change' })
  const readAll = async (value: 'fee' | 'chances' | 'duration' | 'type') =>
    new Map((await fetchMocks(api, 'writing')).map((mock) => [mock.id, mock[value]]))
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Change values' }))
  return { ...remote, rows, dialog, field, readAll, confirm }
}

test.each([{}, { answers: {} }])(
  'fees of many mocks are raised after a preview of each, and Undo lowers them again: %j',
  async (options) => {
    const { user, dialog, rows, readAll, confirm, api } = await openValues(options)
    const before = await readAll('fee')
    const [dear] = rows.toSorted((one, other) => other.fee - one.fee)
    if (dear === undefined || dear.fee === 0) throw new Error('No writing mock has a fee')
    const stored = await fetchMock(api, 'writing', dear.id)
    await user.click(dialog.getByRole('radio', { name: 'Raise by %' }))
    await user.type(dialog.getByRole('textbox', { name: 'Per cent' }), '10')
    const raised = Math.round(dear.fee * 110) / 100
    const row = dialog.getByRole('row', { name: new RegExp(dear.name) })
    expect(row).toHaveTextContent(`$${dear.fee.toFixed(2)}$${raised.toFixed(2)}`)
    expect(await readAll('fee')).toEqual(before)
    await confirm()
    const undo = await dialog.findByRole('button', { name: 'Undo' })
    expect((await readAll('fee')).get(dear.id)).toBe(raised)
    const { fee: _fee, updated_at: _at, updated_by: _by, ...rest } = stored
    expect(await fetchMock(api, 'writing', dear.id)).toMatchObject(rest)
    await user.click(undo)
    await dialog.findByText(`${rows.length} writing mocks restored.`)
    expect(await readAll('fee')).toEqual(before)
  },
)

test('a number that a mock may not have is refused in the preview, with the reason', async () => {
  const { user, dialog, field, rows, readAll } = await openValues()
  const before = await readAll('duration')
  await user.selectOptions(field, 'Duration')
  await user.type(dialog.getByRole('textbox', { name: 'New duration' }), '0')
  expect(dialog.getAllByText('The minutes must be at least 1')).toHaveLength(Math.min(8, rows.length))
  expect(dialog.getByRole('button', { name: 'Change values' })).toBeDisabled()
  expect(await readAll('duration')).toEqual(before)
})

test('a mock that somebody else changed meanwhile keeps what they chose', async () => {
  const { user, dialog, field, rows, readAll, confirm, api } = await openValues()
  const [first] = rows.filter(({ type }) => type === 'academic')
  const current = await fetchMock(api, 'writing', first?.id ?? 0)
  await user.selectOptions(field, 'Chances')
  await user.type(dialog.getByRole('textbox', { name: 'New chances' }), '7')
  const elsewhere = { ...toMockDocument(current), chances: 5 }
  await updateMock(api, 'writing', current.id, buildMockPayload(elsewhere, current))
  await confirm()
  expect(await dialog.findByText(`Changed: ${rows.length - 1}. Refused: 1.`)).toBeVisible()
  const chances = await readAll('chances')
  expect(chances.get(current.id)).toBe(5)
  expect([...chances.values()].filter((value) => value === 7)).toHaveLength(rows.length - 1)
})

test('the type of many mocks is changed with one choice', async () => {
  const { user, dialog, field, readAll, confirm } = await openValues()
  await user.selectOptions(field, 'Type')
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New type' }), 'General')
  await confirm()
  await dialog.findByRole('button', { name: 'Undo' })
  expect([...new Set((await readAll('type')).values())]).toEqual(['general'])
})
