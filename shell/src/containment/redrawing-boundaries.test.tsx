import { consoleConfigSchema } from '@console/shared/config'
import { act, type ReactNode, useState } from 'react'
import { createMemoryRouter, useRouteError } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { MovedTextBoundary } from './redrawing-boundaries.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const started = createConsole(
  { config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release: buildRelease() },
  () => Promise.reject(new Error('No remotes here')),
)

function Failed() {
  return <p>{String(useRouteError())}</p>
}

async function show(screen: ReactNode) {
  const routes = [
    { path: '/', element: <MovedTextBoundary>{screen}</MovedTextBoundary>, ErrorBoundary: Failed },
  ]
  const router = createMemoryRouter(routes)
  const { element } = await mountInConsole(started, router)
  return { element, router, press: () => act(async () => element.querySelector('button')?.click()) }
}

function Screen() {
  const [isReady, setIsReady] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setIsReady(true)}>
        Go
      </button>
      {isReady ? <b>Ready</b> : 'Waiting'}
    </main>
  )
}

function Broken(): ReactNode {
  throw new Error('Broken')
}

/** Replaces text nodes as browser translation does. */
function translate(element: HTMLElement, text: string) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data !== text) continue
    const moved = document.createElement('font')
    moved.append(text)
    return node.replaceWith(moved)
  }
  throw new Error(`${text} is not on the page`)
}

test('remounts a screen each time one of its text nodes was moved', async () => {
  const { element, press } = await show(<Screen />)
  for (let turn = 0; turn < 5; turn += 1) {
    translate(element, 'Waiting')
    await press()
    expect(element.textContent).toBe('GoWaiting')
  }
  await press()
  expect(element.textContent).toBe('GoReady')
})

test('gives up on a text node that keeps being moved, until Retry or a navigation', async () => {
  const { element, router, press } = await show(<Screen />)
  for (let turn = 0; turn < 51; turn += 1) {
    translate(element, 'Waiting')
    await press()
  }
  expect(element.textContent).toContain('NotFoundError')
  await act(() => router.navigate('/', { replace: true }))
  expect(element.textContent).toBe('GoWaiting')
  await press()
  expect(element.textContent).toBe('GoReady')
})

test('leaves any other error to the error screen', async () => {
  const { element } = await show(<Broken />)
  expect(element.textContent).toBe('Error: Broken')
})
