import { urlFlag, urlText, useUrlState } from '@console/shared/ui/url-state'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { use } from 'react'
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

const listSchema = z.object({ q: urlText })
const formSchema = z.object({ new: urlFlag })

type Drawn = { search(q: string): void; open(): void }

/** The first render starts a timer; the gate delays every later one, as a busy machine would. */
let first: Drawn | undefined
let drawing: PromiseWithResolvers<void>
let answer: PromiseWithResolvers<null>
let router: ReturnType<typeof createBrowserRouter>

function List() {
  const { replace } = useUrlState(listSchema)
  const { open, state } = useUrlState(formSchema)
  const [params] = useSearchParams()
  first ??= { search: (q) => replace({ q }), open: () => open({ new: true }) }
  if (state.new || params.has('q')) use(drawing.promise)
  return <p>{`drawn: ${params}`}</p>
}

function Other() {
  use(drawing.promise)
  return <p>drawn: other</p>
}

/** A field that writes every key to the address; the server's answer to the second letter is always late. */
function Field() {
  const { state, replace } = useUrlState(listSchema)
  const [params] = useSearchParams()
  if (params.get('q') === 'p') use(drawing.promise)
  return (
    <>
      <input aria-label="Find" value={state.q} onChange={({ target }) => replace({ q: target.value })} />
      <p>{`drawn: ${params}`}</p>
    </>
  )
}

beforeEach(() => {
  first = undefined
  answer = Promise.withResolvers()
  drawing = Promise.withResolvers()
  window.history.replaceState(null, '', '/list?status=draft')
  router = createBrowserRouter([
    { path: '/list', Component: List },
    { path: '/other', Component: Other },
    {
      path: '/field',
      Component: Field,
      loader: ({ request }) => (new URL(request.url).searchParams.get('q') === 'pl' ? answer.promise : null),
    },
  ])
  render(<RouterProvider router={router} />)
})
afterEach(() => router.dispose())

const readAddress = () => window.location.pathname + window.location.search

test('text typed just before a form opens is kept in the URL of the form', async () => {
  await act(async () => first?.open())
  expect(readAddress()).toBe('/list?status=draft&new')
  expect(screen.queryByText('drawn: status=draft')).not.toBeNull()
  await act(async () => first?.search('coins'))
  expect(readAddress()).toBe('/list?status=draft&new&q=coins')
  await act(async () => drawing.resolve())
  expect(screen.queryByText('drawn: status=draft&new=&q=coins')).not.toBeNull()
  // It was opened here, so closing it goes back.
  expect(router.state.location.state).toEqual({ openedHere: true })
})

test('opening a form keeps a search that has not rendered yet', async () => {
  await act(async () => first?.search('coins'))
  await act(async () => first?.open())
  expect(readAddress()).toBe('/list?status=draft&q=coins&new')
})

test('text typed just before leaving does not lead back', async () => {
  await act(async () => void router.navigate('/other'))
  await act(async () => first?.search('coins'))
  expect(readAddress()).toBe('/other')
  await act(async () => drawing.resolve())
  expect(screen.queryByText('drawn: other')).not.toBeNull()
})

test('a field keeps typed text while the URL of the previous key renders', async () => {
  await act(async () => void router.navigate('/field'))
  const field = screen.getByRole('textbox', { name: 'Find' })
  await act(async () => void fireEvent.change(field, { target: { value: 'p' } }))
  expect(readAddress()).toBe('/field?q=p')
  await act(async () => void fireEvent.change(field, { target: { value: 'pl' } }))
  await act(async () => drawing.resolve())
  expect(screen.queryByText('drawn: q=p')).not.toBeNull()
  expect(field).toHaveProperty('value', 'pl')
  await act(async () => answer.resolve(null))
  expect(screen.queryByText('drawn: q=pl')).not.toBeNull()
  await act(async () => void router.navigate('/field?q=x'))
  expect(field).toHaveProperty('value', 'x')
})
