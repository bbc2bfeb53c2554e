import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { RenderedRemote } from './render-remote.tsx'

/** A response to a screen's request. */
export type Answer = Omit<Parameters<RenderedRemote['server']['failNext']>[0], 'method' | 'path'>

/** A screen that received such a response; `countAsked` counts its requests. */
type AnsweredScreen = Pick<RenderedRemote, 'user'> & { countAsked(): number }

/** A call that fails on every attempt. */
export const failure: Answer = { times: 4 }

/** A call whose data has an unexpected shape. */
export const otherShape: Answer = {
  status: 200,
  body: { status: true, message: 'ok', data: 'none of these' },
}

/** After `failure`: the error appeared after the fourth request, and Retry sends one more and shows the screen. */
export async function expectRetryToRecover({ user, countAsked }: AnsweredScreen): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent('GET Request failed with status code 500')
  expect(countAsked()).toBe(4)
  const retry = screen.getByRole('button', { name: 'Retry' })
  await user.click(retry)
  await waitFor(() => expect(retry).not.toBeInTheDocument())
  await waitFor(() => expect(countAsked()).toBe(5))
}

/**
 * After `otherShape`: the error names the call and the path, and nothing was retried. `path` is the call's: `packages`.
 */
export async function expectNamedPath({ countAsked }: AnsweredScreen, path: string): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(`Schema validation error in ${path}: data: `)
  expect(countAsked()).toBe(1)
}
