import { consoleConfigSchema } from '@console/shared/config'
import { HttpError } from '@console/shared/errors'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ConsoleProviders } from '../boot/console-providers.tsx'
import { createConsole } from '../boot/create-console.ts'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { RouteErrorScreen } from './route-error-screen.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const server = { isMended: false }

const books = queryOptions({
  queryKey: ['books'],
  queryFn: async () => {
    if (!server.isMended)
      throw new HttpError({ status: 409, method: 'GET', route: 'all-books', details: null })
    return 'Cambridge 18'
  },
})

const Opening = () => null
const Books = () => <h1>{useSuspenseQuery(books).data}</h1>

/** A screen that asks while it is drawn, of a server that refuses until it is mended. */
async function openFailingScreen() {
  server.isMended = false
  const services = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release: buildRelease() },
    () => Promise.reject(new Error('No remotes here')),
  )
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => null,
      HydrateFallback: Opening,
      ErrorBoundary: RouteErrorScreen,
      element: (
        <Suspense>
          <Books />
        </Suspense>
      ),
    },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ])
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  await act(async () =>
    createRoot(element, { onCaughtError: () => undefined }).render(
      <ConsoleProviders started={services}>
        <RouterProvider router={router} onError={() => undefined} />
      </ConsoleProviders>,
    ),
  )
  const readHeading = () => element.querySelector('h1')?.textContent
  await vi.waitFor(() => act(() => expect(readHeading()).toBe('API Error')))
  return { element, router, readHeading }
}

it('resets the state of the queries on display, so that the next visit asks anew', async () => {
  const { router, readHeading } = await openFailingScreen()
  server.isMended = true
  await act(() => router.navigate('/elsewhere'))
  expect(readHeading()).toBe('Elsewhere')
  await act(() => router.navigate('/'))
  await vi.waitFor(() => act(() => expect(readHeading()).toBe('Cambridge 18')))
})

it('Retry asks again what failed while the screen was drawn', async () => {
  const { element, readHeading } = await openFailingScreen()
  server.isMended = true
  const retry = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')
  await act(async () => retry?.click())
  await vi.waitFor(() => act(() => expect(readHeading()).toBe('Cambridge 18')))
})
