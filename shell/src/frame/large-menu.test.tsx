import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LargeMenu } from './large-menu.tsx'
import { searchMenu } from './menu.store.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const groups = ['Sales', 'Teaching', 'Operations']
const entries = Array.from({ length: 60 }, (_, index) => ({
  title: `Section ${index}`,
  path: `/s${index}/`,
  icon: 'screen',
  order: index,
  group: groups[index % 3],
}))
const links = [
  {
    entry: { title: 'Dashboard', path: '/', icon: 'dashboard', order: 0 },
    link: <Link to="/">Dashboard</Link>,
  },
  ...entries.map((entry) => ({ entry, link: <Link to={entry.path}>{entry.title}</Link> })),
]

let root: Root
let router: ReturnType<typeof createMemoryRouter>
const element = document.createElement('div')

let focusedByCommit: Element | null

function Screen() {
  useLayoutEffect(() => {
    focusedByCommit = document.activeElement
  }, [])
  return <LargeMenu links={links} />
}

async function open(path: string) {
  router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [path] })
  root = createRoot(element)
  await act(() => root.render(<RouterProvider router={router} />))
}

beforeEach(() => {
  localStorage.clear()
  searchMenu('')
  document.body.append(element)
})
afterEach(() => act(() => root.unmount()))

const listLinks = () => [...element.querySelectorAll('a')].map((link) => link.textContent)
const findGroup = (title: string) =>
  [...element.querySelectorAll('button')].find((button) => button.textContent?.startsWith(title))
const findField = () => element.querySelector('input') ?? document.createElement('input')

async function type(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(() => {
    findField().focus()
    set?.call(findField(), text)
    findField().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const press = (key: string) =>
  act(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  )

it('expands the group of the current section, and remembers on the device which groups are open', async () => {
  await open('/s4/new/')
  expect(listLinks()).toEqual([
    'Dashboard',
    ...entries.filter(({ group }) => group === 'Teaching').map(({ title }) => title),
  ])
  await act(() => findGroup('Teaching')?.click())
  await act(() => findGroup('Sales')?.click())
  expect(findGroup('Sales')?.getAttribute('aria-expanded')).toBe('true')
  await act(() => root.unmount())
  await open('/s4/')
  expect(listLinks()).toEqual([
    'Dashboard',
    ...entries.filter(({ group }) => group === 'Sales').map(({ title }) => title),
  ])
})

it('filters sections by typed text, and opens the best match with Enter', async () => {
  await open('/')
  await type('sect 42')
  expect(listLinks()).toEqual(['Section 42'])
  expect(element.querySelector('[role=status]')?.textContent).toBe('1 section')
  await press('Enter')
  expect(router.state.location.pathname).toBe('/s42/')
  expect(findField().value).toBe('')
})

it('finds a whole group by its name, moves through it with the arrow keys and clears with Escape', async () => {
  await open('/')
  await type('teach')
  expect(listLinks()).toHaveLength(20)
  await press('ArrowDown')
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Section 4')
  await press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('Section 1')
  await press('Escape')
  expect(document.activeElement).toBe(findField())
  expect(findField().value).toBe('')
  expect(listLinks()).toEqual(['Dashboard'])
})

it('says that no section matches', async () => {
  await open('/')
  await type('zebra')
  expect(element.querySelector('[role=status]')?.textContent).toBe('No section has that name.')
})

it('keeps typed text and the caret when the full frame replaces the initial one', async () => {
  await open('/')
  await type('section 4')
  await act(() => root.unmount())
  await open('/')
  // A key pressed before the next frame is not lost.
  expect(focusedByCommit).toBe(findField())
  expect([findField().value, findField().selectionStart]).toEqual(['section 4', 9])
  expect(listLinks()).toContain('Section 40')
})
