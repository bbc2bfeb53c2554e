import { arbitraryGappedText, toTypedText } from '@console/ielts/testing'
import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import mocks from '../../remote.ts'

test('a text with gaps typed key by key becomes its rows, with the caret at the writer’s place', async () => {
  const { user } = await renderRemote(mocks, { path: '/mocks/listening/new', seed: 'staff-only' })
  await screen.findByRole('tree')
  await user.click(screen.getByRole('button', { name: 'Add part' }))
  await user.click(screen.getByRole('button', { name: 'Note completion' }))
  const group = within(screen.getByRole('region', { name: /Note completion/ }))
  const listRows = () =>
    within(group.getByRole('list'))
      .getAllByRole<HTMLTextAreaElement>('textbox')
      .filter((field) => field instanceof HTMLTextAreaElement)
  await fc.assert(
    fc.asyncProperty(arbitraryGappedText, async (text) => {
      await user.click(group.getByRole('button', { name: 'Add line' }))
      const before = listRows()
      await user.click(before.at(-1) ?? document.body)
      await user.keyboard(toTypedText(text).replaceAll('[', '[['))
      const made = listRows().slice(before.length - 1)
      expect(made.map((field) => field.value)).toEqual(
        text.pieces.map(({ before: lead, answer }, index) => {
          const gap = `[[${answer}]]`
          return `${lead} ${gap}${index === text.pieces.length - 1 ? ` ${text.rest}` : ''}`
        }),
      )
      await waitFor(() => expect(made.at(-1)).toHaveFocus())
      expect(made.at(-1)?.selectionStart).toBe(made.at(-1)?.value.length)
    }),
    { numRuns: 3 },
  )
  // Typing a gap before another one leaves the caret behind the new gap.
  await user.click(group.getByRole('button', { name: 'Add line' }))
  const [last] = listRows().slice(-1)
  await user.click(last ?? document.body)
  await user.keyboard('a lens by [[[[clock]] made')
  await user.keyboard('{Home}')
  await user.keyboard('the [[[[wheel]] and ')
  const values = listRows()
    .slice(-2)
    .map((field) => field.value)
  expect(values).toEqual(['the [[wheel]] and ', 'a lens by [[clock]] made'])
})
