import { consoleConfigSchema } from '@console/shared/config'
import { HttpError } from '@console/shared/errors'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { act, Suspense } from 'react'
import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
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

/** A screen that fetches while rendering, from a server that refuses until it is repaired. */
async function openFailingScreen() {
  server.isMended = false
  const started = createConsole(
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
  const { element } = await mountInConsole(started, router)
  const readHeading = () => element.querySelector('h1')?.textContent
  await vi.waitFor(() => act(() => expect(readHeading()).toBe('API Error')), 15_000)
  return { element, router, readHeading }
}

// proves 2.13
it('resets the queries on screen, so that the next visit requests them again', async () => {
  const { router, readHeading } = await openFailingScreen()
  server.isMended = true
  await act(() => router.navigate('/elsewhere'))
  expect(readHeading()).toBe('Elsewhere')
  await act(() => router.navigate('/'))
  await vi.waitFor(() => act(() => expect(readHeading()).toBe('Cambridge 18')), 15_000)
})

// proves 2.14
it('Retry repeats requests that failed during rendering', async () => {
  const { element, readHeading } = await openFailingScreen()
  server.isMended = true
  const retry = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')
  await act(async () => retry?.click())
  await vi.waitFor(() => act(() => expect(readHeading()).toBe('Cambridge 18')), 15_000)
})
