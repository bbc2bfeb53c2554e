import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useInsertionEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { Rehearsal } from './rehearsal.tsx'

type Told = { drawn: number; begun: number; gone: number }

function Form({ told }: { told: Told }) {
  told.drawn += 1
  useInsertionEffect(
    () => () => {
      told.gone += 1
    },
    [told],
  )
  useEffect(() => {
    told.begun += 1
  }, [told])
  return (
    <form>
      <label>
        Last day <input type="date" />
      </label>
    </form>
  )
}

test('a rehearsed component is rendered and discarded without running effects or appearing on the page', async () => {
  const told = { drawn: 0, begun: 0, gone: 0 }
  const found: HTMLElement[] = []
  const watch = new MutationObserver(() => found.push(...screen.queryAllByLabelText('Last day')))
  watch.observe(document, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  render(
    <Rehearsal>
      <Form told={told} />
    </Rehearsal>,
  )
  await waitFor(() => expect(told.gone).toBe(1))
  expect(told.drawn).toBeGreaterThan(0)
  expect(told.begun).toBe(0)
  expect(found).toEqual([])
})
