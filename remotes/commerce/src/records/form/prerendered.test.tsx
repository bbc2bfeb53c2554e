import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useInsertionEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { Prerendered } from './prerendered.tsx'

type Told = { styled: number; begun: number }

function Form({ told }: { told: Told }) {
  useInsertionEffect(() => {
    told.styled += 1
    return () => {
      told.styled -= 1
    }
  }, [told])
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

test('a prerendered component is rendered without running effects or appearing on the page, and keeps its styles', async () => {
  const [prerendered, opened]: [Told, Told] = [
    { styled: 0, begun: 0 },
    { styled: 0, begun: 0 },
  ]
  const found: HTMLElement[] = []
  const watch = new MutationObserver(() => found.push(...screen.queryAllByLabelText('Last day')))
  watch.observe(document, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  const list = (
    <Prerendered key="prerendered">
      <Form told={prerendered} />
    </Prerendered>
  )
  const { rerender, unmount } = render([list])
  await waitFor(() => expect(prerendered.styled).toBe(1))
  expect(found).toEqual([])

  rerender([list, <Form key="form" told={opened} />])
  expect(await screen.findAllByLabelText('Last day')).toHaveLength(1)
  await waitFor(() => expect(opened).toEqual({ styled: 1, begun: 1 }))
  expect(prerendered).toEqual({ styled: 1, begun: 0 })
  unmount()
  expect([prerendered.styled, opened.styled]).toEqual([0, 0])
})
