import { consoleConfigSchema } from '@console/shared/config'
import type { Release } from '@console/shared/release'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { ConsoleProviders } from '../boot/console-providers.tsx'
import { createConsole } from '../boot/create-console.ts'
import { ErrorCard, type ErrorCardProps } from './error-card.tsx'

const release: Release = {
  format: 1,
  id: 'r-0123456789ab',
  shell: { version: '1.0.0', platform: '1.1.0', signIn: [], frame: [], provided: {} },
  remotes: [],
}
const config = consoleConfigSchema.parse({ apiBaseUrl: '' })
const services = createConsole({ config, release }, () => Promise.reject(new Error('No remotes here')))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function show(props: ErrorCardProps) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  await act(() =>
    root.render(
      <ConsoleProviders started={services}>
        <ErrorCard {...props} />
      </ConsoleProviders>,
    ),
  )
  return [...element.querySelectorAll('button')]
}

afterEach(() => document.body.replaceChildren())

it('offers Retry only to who can retry', async () => {
  const labels = (await show({ error: new Error('Boom') })).map(({ textContent }) => textContent)
  expect(labels).toEqual(['Show Details', 'Copy Error Details'])
})

it('hands a press on Retry on, and says so while it is being done', async () => {
  const onRetry = vi.fn()
  const retry = (await show({ error: new Error('Boom'), onRetry })).find(
    ({ textContent }) => textContent === 'Retry',
  )
  await act(() => retry?.click())
  expect(onRetry).toHaveBeenCalledOnce()
  const busy = await show({ error: new Error('Boom'), onRetry, isRetrying: true })
  expect(busy.find(({ textContent }) => textContent === 'Retrying…')?.disabled).toBe(true)
})
