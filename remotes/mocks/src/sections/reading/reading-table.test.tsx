import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../remote.ts'

const html = `<p>Questions 1–4</p>
<p>Complete the table below. Choose ONE WORD ONLY from the passage for each answer.</p>
<p>Dyes of the valley</p>
<table>
<tr><th>Plant</th><th>Part</th><th>Use</th></tr>
<tr><td>Woad</td><td>1 ______</td><td>blue 2 ______ cloth</td></tr>
<tr><td>Moss</td><td>all</td><td>none</td></tr>
<tr><td>Oak</td><td>from 3 ______ and 4 ______ only</td><td>ink</td></tr>
<tr><td>Ash</td><td>bark</td><td>rope</td></tr>
</table>
<p>Answer key</p><p>1 leaves</p><p>2 woollen</p><p>3 bark</p><p>4 galls</p>`

async function pasteTable(): Promise<RenderedRemote> {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/new' })
  const { user } = remote
  await user.click(await screen.findByRole('button', { name: /^Paste a printed test/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a printed test' }))
  fireEvent.paste(dialog.getByRole('textbox', { name: /^Text of the test/ }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
  })
  await user.click(await dialog.findByRole('button', { name: /^Add .*4 questions$/ }))
  return remote
}

const listRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('a pasted table stays one: in the preview, and where it is sat', async () => {
  const { user } = await pasteTable()
  const preview = await screen.findByRole('region', { name: 'Table of questions 1–4' })
  expect(listRows(within(preview).getByRole('table'))).toEqual([
    ['Plant', 'Part', 'Use'],
    ['Woad', '1', 'blue 2 cloth'],
    ['Moss', 'all', 'none'],
    ['Oak', 'from 3 and 4 only', 'ink'],
    ['Ash', 'bark', 'rope'],
  ])
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting / }))
  const oak = within(await sitting.findByRole('row', { name: /^Oak/ }))
  await user.type(oak.getByRole('textbox', { name: /question 3$/ }), 'bark')
  expect(oak.getAllByRole('textbox')).toHaveLength(2)
})

test('a table is written cell by cell, and its questions follow', async () => {
  const { user } = await pasteTable()
  const group = within(await screen.findByRole('region', { name: /^Questions 1–4, Table completion/ }))
  expect(await group.findByRole('textbox', { name: 'Questions 3 and 4, row 3, column 2' })).toHaveValue(
    'from [[bark]] and [[galls]] only',
  )
  fireEvent.change(group.getByRole('textbox', { name: 'Row 2, column 3' }), {
    target: { value: 'a [[green]] dye' },
  })
  expect(await group.findByRole('textbox', { name: 'Question 3, row 2, column 3' })).toHaveValue(
    'a [[green]] dye',
  )
  fireEvent.change(group.getByRole('textbox', { name: 'Heading of column 2' }), {
    target: { value: 'Where' },
  })
  await user.click(group.getByRole('button', { name: 'Remove row 1' }))
  const preview = await screen.findByRole('region', { name: 'Table of questions 1–3' })
  expect(listRows(within(preview).getByRole('table'))).toEqual([
    ['Plant', 'Where', 'Use'],
    ['Moss', 'all', 'a 1 dye'],
    ['Oak', 'from 2 and 3 only', 'ink'],
    ['Ash', 'bark', 'rope'],
  ])
  expect(group.getByRole('textbox', { name: /^Title/ })).toHaveValue(
    'Dyes of the valley: Plant | Where | Use',
  )
})

test('cells copied from a spreadsheet fill the table from the cell on, and keep the answers of its gaps', async () => {
  const remote = await pasteTable()
  const { user } = remote
  const group = within(await screen.findByRole('region', { name: /^Questions 1–4, Table completion/ }))
  await user.click(await group.findByRole('textbox', { name: 'Heading of column 1' }))
  await user.paste('Dye\tPart\tUse\nWoad\t____\tin [[cold]] or ____ water\n')
  await waitFor(() =>
    expect(remote.notices).toContainEqual(expect.objectContaining({ message: '6 cells filled' })),
  )
  expect(group.getByRole('textbox', { name: 'Question 1, row 1, column 2' })).toHaveValue('[[leaves]]')
  expect(group.getByRole('textbox', { name: 'Questions 2 and 3, row 1, column 3' })).toHaveValue(
    'in [[cold]] or [[]] water',
  )
  expect(group.getByRole('textbox', { name: 'Questions 4 and 5, row 3, column 2' })).toHaveValue(
    'from [[bark]] and [[galls]] only',
  )
  expect(group.getByRole('textbox', { name: 'Heading of column 1' })).toHaveValue('Dye')
  await user.click(screen.getByRole('button', { name: /^Undo: Paste cells/ }))
  expect(group.getByRole('textbox', { name: 'Question 2, row 1, column 3' })).toHaveValue(
    'blue [[woollen]] cloth',
  )
})

test('a list of questions becomes a table, with its answers', async () => {
  const { user } = await renderRemote(mocks, { path: '/mocks/reading/new' })
  await user.click(await screen.findByRole('button', { name: /^Paste a printed test/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a printed test' }))
  await user.click(dialog.getByRole('textbox', { name: /^Text of the test/ }))
  await user.paste(
    'Questions 1–2\nComplete the table. Write ONE WORD ONLY.\n1 Woad has blue ______ .\n2 Oak has ______ .\nAnswer key\n1 leaves\n2 galls',
  )
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Task of Questions 1–2' }),
    'Table completion',
  )
  await user.click(dialog.getByRole('button', { name: /^Add .*2 questions$/ }))
  const group = within(await screen.findByRole('region', { name: /^Questions 1–2, Table completion/ }))
  await user.click(group.getByRole('button', { name: 'Make a table' }))
  expect(await group.findByRole('textbox', { name: 'Question 2, row 2, column 2' })).toHaveValue(
    'Oak has [[galls]] .',
  )
})
