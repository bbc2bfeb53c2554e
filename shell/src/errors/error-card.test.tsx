import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import { createMemoryRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { ErrorCard, type ErrorCardProps } from './error-card.tsx'

const config = consoleConfigSchema.parse({ apiBaseUrl: '' })
const started = createConsole({ config, release: buildRelease() }, () =>
  Promise.reject(new Error('No remotes here')),
)

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function show(props: ErrorCardProps) {
  const router = createMemoryRouter([{ path: '/', element: <ErrorCard {...props} /> }])
  const { element } = await mountInConsole(started, router)
  return [...element.querySelectorAll('button')]
}

// proves 8.4
it('offers no Retry when nothing can be retried', async () => {
  const labels = (await show({ error: new Error('Boom') })).map(({ textContent }) => textContent)
  expect(labels).toEqual(['Show Details', 'Copy Error Details'])
})

// proves 8.4
it('calls onRetry when Retry is pressed, and shows while it is running', async () => {
  const onRetry = vi.fn()
  const retry = (await show({ error: new Error('Boom'), onRetry })).find(
    ({ textContent }) => textContent === 'Retry',
  )
  await act(() => retry?.click())
  expect(onRetry).toHaveBeenCalledOnce()
  const busy = await show({ error: new Error('Boom'), onRetry, isRetrying: true })
  expect(busy.find(({ textContent }) => textContent === 'Retrying…')?.disabled).toBe(true)
})

// proves 8.5
it.each([
  ['there is no clipboard', undefined, ['warn', 'Clipboard is not supported']],
  [
    'copying fails',
    { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
    ['error', 'Copying failed', { error: 'NotAllowedError: No' }],
  ],
])('logs it when %s, without claiming to have copied', async (_, clipboard, logged) => {
  const log = vi.spyOn(started.platform.telemetry, 'log').mockReturnValue()
  const success = vi.spyOn(started.platform.notify, 'success')
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  onTestFinished(() => {
    log.mockRestore()
    success.mockRestore()
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  const copy = (await show({ error: new Error('Boom') })).find(
    ({ textContent }) => textContent === 'Copy Error Details',
  )
  await act(async () => copy?.click())
  await vi.waitFor(() => expect(log.mock.calls).toEqual([logged]))
  expect(copy?.textContent).toBe('Copy Error Details')
  expect(success).not.toHaveBeenCalled()
})
