import { toBlankMock } from '@console/ielts'
import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import mocks from '../remote.ts'
import { writeDeviceMock } from '../sections/speaking/device-mock.ts'
import { healthSheet } from './health-sheet.ts'

/** Two published writing mocks lack the text of a task; all others are as seeded. */
async function openHealth(address = '/mocks/health/') {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const rows = await fetchMocks(remote.api, 'writing')
  const faulty = rows.slice(0, 2)
  for (const { id } of faulty) {
    const { id: _id, ...mock } = await fetchMock(remote.api, 'writing', id)
    const { writing_questions: questions } = mock
    const [first, ...others] = questions?.parts ?? []
    if (questions == null || first === undefined) throw new Error('A writing mock has tasks')
    const writing_questions = { ...questions, parts: [{ ...first, task: '' }, ...others] }
    await updateMock(remote.api, 'writing', id, { ...mock, status: 'published', writing_questions })
  }
  remote.server.reset()
  await remote.router.navigate(address)
  return { ...remote, faulty }
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('mocks of every section are listed with their problems, worst first', async () => {
  const { api, faulty } = await openHealth('/mocks/health/?size=100')
  const counts = await Promise.all(
    (['writing', 'reading', 'listening'] as const).map(
      async (section) => (await fetchMocks(api, section)).length,
    ),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  expect(await screen.findByText(`${total} checked.`)).toBeVisible()
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows).toHaveLength(total)
  for (const { name } of faulty) expect(await rowOf(name)).toHaveTextContent(/1 error/)
  const withErrors = rows.map((row) => /\d errors?/.test(row.textContent ?? ''))
  expect(withErrors).toEqual(withErrors.toSorted((left, right) => Number(right) - Number(left)))
})

test('problems link to their fields in the editor, one mock after the other', async () => {
  const { user, router, faulty } = await openHealth('/mocks/health/?section=writing&health=errors&sort=name')
  const names = faulty.map(({ name }) => name).toSorted((left, right) => left.localeCompare(right))
  await screen.findByText(/ checked\.$/)
  await user.click(screen.getByRole('button', { name: 'Fix one by one' }))
  const first = await screen.findByRole('dialog', { name: names[0] ?? '' })
  await user.click(within(first).getByRole('button', { name: 'Next mock with problems' }))
  const second = await screen.findByRole('dialog', { name: names[1] ?? '' })
  expect(within(second).getByText('No other mock below has problems.')).toBeVisible()
  await user.click(
    within(within(second).getByRole('region', { name: 'Task 1' })).getAllByRole('link')[0] ?? second,
  )
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/mocks\/writing\/edit\/\d+$/))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveFocus())
})

test('reads only mocks of the chosen section and status', async () => {
  const { server, faulty } = await openHealth('/mocks/health/?section=writing&status=published')
  await screen.findByText(/ checked\.$/)
  for (const { name } of faulty) expect(await rowOf(name)).toBeVisible()
  const read = server.requests.map(({ path }) => path).filter((path) => /\/\d+$/.test(path))
  expect(read.filter((path) => !path.includes('writing'))).toEqual([])
  expect(read.length).toBeGreaterThanOrEqual(faulty.length)
})

test('stopped checks continue on request', async () => {
  const { user, server, router, api } = await openHealth('/mocks/speaking/')
  const [{ id } = { id: 0 }] = await fetchMocks(api, 'listening')
  const answer = Promise.withResolvers<void>()
  server.failNext({ method: 'GET', path: `mocks/listening/${id}`, until: answer.promise })
  await router.navigate('/mocks/health/')
  expect(await screen.findByText(/^Checking the mocks: \d+ of \d+\.$/)).toBeVisible()
  // Rows that are sorted while more is known move under the pointer.
  expect(screen.getByRole('status', { name: 'Loading mocks' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByText('The checks were stopped. What was checked is shown below.')).toBeVisible()
  answer.resolve()
  await user.click(screen.getByRole('button', { name: 'Check the mocks' }))
  expect(await screen.findByText(/^\d+ checked\.$/)).toBeVisible()
})

test('rows stay as they are while the mocks are checked again', async () => {
  const { user, server, api } = await openHealth()
  await screen.findByText(/^\d+ checked\.$/)
  const readRows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
  const before = readRows()
  const [{ id } = { id: 0 }] = await fetchMocks(api, 'listening')
  const answer = Promise.withResolvers<void>()
  server.failNext({ method: 'GET', path: `mocks/listening/${id}`, until: answer.promise })
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(/^Checking the mocks: [1-9]\d* of \d+\.$/)).toBeVisible()
  expect(readRows()).toEqual(before)
  answer.resolve()
  expect(await screen.findByText(/^\d+ checked\.$/)).toBeVisible()
  expect(readRows()).toEqual(before)
})

test('a mock that cannot be read is counted, and is read when the checks are run again', async () => {
  const { user, server, router, api } = await openHealth('/mocks/speaking/')
  const [{ id } = { id: 0 }] = await fetchMocks(api, 'listening')
  const fault = {
    method: 'GET',
    path: `mocks/listening/${id}`,
    status: 404,
    body: { status: false, message: 'Gone' },
  }
  server.failNext(fault)
  server.failNext(fault)
  await router.navigate('/mocks/health/?section=listening')
  await screen.findByText(/checked\. 1 could not be read; “Check again” tries once more\.$/)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(/^\d+ checked\.$/)).toBeVisible()
})

test('the report is printed whole, and is exported as a sheet with a row for each mock', async () => {
  const { user, faulty } = await openHealth('/mocks/health/?section=writing&health=errors')
  await screen.findByText(/ checked\.$/)
  let printed = ''
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed = screen.getByRole('region', { name: 'Report', hidden: true }).textContent ?? ''
  })
  onTestFinished(() => print.mockRestore())
  await user.click(screen.getByRole('button', { name: 'Print report' }))
  for (const { name } of faulty) expect(printed).toContain(name)
  expect(printed).toContain('Error, Task 1: ')
  expect(printed).toContain(' · Published · ')
  const issue = { severity: 'error' as const, message: 'No text', place: 'task', part: 1 }
  const facts = { mockType: 'book' as const, errors: 1, warnings: 0, text: '1 error', issues: [issue] }
  const mock = {
    id: 'writing/1',
    section: 'writing' as const,
    key: 1,
    name: 'One',
    status: 'in review',
    book: null,
    facts,
    notes: undefined,
  }
  expect(healthSheet.map(({ value }) => value(mock))).toEqual([
    ...['One', 'Writing', null, 'In review'],
    ...[1, 0, 'Error, Task 1: No text'],
  ])
})

test('checks a speaking mock of this device with those of the server', async () => {
  const { platform, router } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const kept = await writeDeviceMock(platform, {
    ...toBlankMock('speaking'),
    name: 'Bridges',
    status: 'published',
  })
  await router.navigate('/mocks/health/?section=speaking')
  const row = await screen.findByRole('row', { name: /Bridges/ })
  expect(row).toHaveTextContent('On this device only')
  expect(row).not.toHaveTextContent('Published')
  await router.navigate(`/mocks/health/?section=speaking&open=speaking/${kept.id}`)
  const drawer = await screen.findByRole('dialog', { name: 'Bridges' })
  expect(within(drawer).getAllByRole('link')[1]).toHaveAttribute(
    'href',
    expect.stringContaining(`/mocks/speaking/new?mock=${kept.id}&at=`),
  )
})

test('asks first on a metered connection', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { user, server } = await openHealth()
  expect(await screen.findByText('None of the mocks has been checked yet.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Check the mocks' }))
  expect(await screen.findByText(/^\d+ checked\.$/)).toBeVisible()
  expect(server.requests.length).toBeGreaterThan(3)
})

test('checks a corrected mock again when the screen is reopened', async () => {
  const { api, user, router, notices, faulty } = await openHealth('/mocks/health/?section=writing')
  await screen.findByText(/ checked\.$/)
  const [{ id, name } = { id: 0, name: '' }] = faulty
  await router.navigate(`/mocks/writing/edit/${id}`)
  await user.click(await screen.findByRole('treeitem', { name: /^Task 1/ }))
  await user.type(
    screen.getByRole('textbox', { name: /^Text/ }),
    'Describe the chart. Write at least 150 words.',
  )
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(notices.at(-1)?.message).toMatch(/^Saved/))
  expect((await fetchMock(api, 'writing', id)).writing_questions?.parts[0]?.task).toMatch(/^Describe/)
  await router.navigate('/mocks/health/?section=writing')
  await waitFor(async () => expect(await rowOf(name)).not.toHaveTextContent(/error|…/))
})
