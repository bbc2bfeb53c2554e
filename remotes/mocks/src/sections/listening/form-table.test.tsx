import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../remote.ts'

const html = `<p>PART 1</p><p>Questions 1–4</p>
<p>Complete the form below. Write ONE WORD AND/OR A NUMBER for each answer.</p>
<p>Order form</p>
<table>
<tr><td>Name of business</td><td>The Hungry 1 ______</td></tr>
<tr><td>Address</td><td>2 ______ Street</td></tr>
<tr><td></td><td>from 3 ______ to 4 ______</td></tr>
<tr><td colspan="2">Delivery by bicycle</td></tr>
</table>
<p>Answer key</p><p>1 Goat</p><p>2 Mill</p><p>3 9</p><p>4 5</p>`

async function pasteForm(): Promise<RenderedRemote> {
  const remote = await renderRemote(mocks, { path: '/mocks/listening/new' })
  const { user } = remote
  await user.click(await screen.findByRole('button', { name: /^Paste a printed test/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a printed test' }))
  fireEvent.paste(dialog.getByRole('textbox', { name: /^Text of the test/ }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
  })
  await user.click(await dialog.findByRole('button', { name: /^Add .*4 questions$/ }))
  return remote
}

test('a pasted form keeps its two columns: in the editor, in the preview, and where it is sat', async () => {
  const { user } = await pasteForm()
  const group = within(await screen.findByRole('region', { name: /^Questions 1–4, Note completion/ }))
  expect(await group.findByRole('textbox', { name: 'Row 1, column 1' })).toHaveValue('Name of business')
  expect(group.getByRole('textbox', { name: 'Question 1, row 1, column 2' })).toHaveValue(
    'The Hungry [[Goat]]',
  )
  expect(group.getByRole('textbox', { name: 'Question 4, row 4, column 2' })).toHaveValue('[[5]]')
  const preview = within(await screen.findByRole('region', { name: 'Table of questions 1–4' }))
  const rows = preview.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Name of business', 'The Hungry 1'],
    ['Address', '2 Street'],
    ['', 'from 3 to'],
    ['', '4'],
    ['Delivery by bicycle'],
  ])
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting / }))
  await user.click(await sitting.findByRole('button', { name: /without a recording|Begin|Start/ }))
  const row = within(await sitting.findByRole('row', { name: /^Address/ }))
  expect(row.getByRole('textbox', { name: /question 2$/ })).toBeVisible()
})

test('a form that was begun as a list becomes a table of labels and gaps', async () => {
  const { user } = await renderRemote(mocks, { path: '/mocks/listening/new' })
  await user.click(await screen.findByRole('button', { name: 'Add part' }))
  await user.click(screen.getByRole('button', { name: 'Form completion' }))
  const form = within(screen.getByRole('region', { name: /^Questions 1–5, Note completion/ }))
  fireEvent.change(form.getByRole('textbox', { name: 'Question 1' }), {
    target: { value: 'Deposit £[[50]] a week' },
  })
  await user.click(form.getByRole('button', { name: 'Make a table' }))
  expect(await form.findByRole('textbox', { name: 'Row 1, column 1' })).toHaveValue('Deposit')
  expect(form.getByRole('textbox', { name: 'Question 1, row 1, column 2' })).toHaveValue('£[[50]] a week')
})
