import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../../remote.ts'

const text =
  'Nomads of the Sahara bake without an oven. The dough is laid on hot sand, covered with embers, and eaten after twenty minutes. Grains of sand are brushed off with a cloth.'

/** A notation that no rule knows: no numbers, no letters, an answer between tildes below each question. */
const toPaper = (title: string, statements: readonly string[]) =>
  `${title}

${text}

Read the text. Are the statements true, false or not given?

${statements.map((said, index) => `${said}\n~ ${index % 2 === 0 ? 'TRUE' : 'FALSE'} ~`).join('\n\n')}

Now choose the best answer.

What covers the dough?
> embers
> a cloth
> butter
~ A ~

What is brushed off?
> honey
> sand
> embers
~ B ~`

const bread = toPaper('Bread in the desert', [
  'It is baked on sand.',
  'It takes two hours to bake.',
  'An oven is not used.',
  'The sand is eaten.',
])

async function openPaste() {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/new' })
  await screen.findByRole('tree')
  return remote
}

type Remote = Awaited<ReturnType<typeof openPaste>>

async function paste({ user }: Remote, paper: string) {
  await user.click(screen.getByRole('button', { name: /^Paste a printed test/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a printed test' }))
  await user.click(dialog.getByRole('textbox', { name: /^Text of the test/ }))
  await user.paste(paper)
  await user.click(await dialog.findByRole('radio', { name: 'Line by line' }))
  return dialog
}

type Dialog = Awaited<ReturnType<typeof paste>>

const line = (dialog: Dialog, said: string) =>
  within(dialog.getByRole('listbox', { name: 'Lines of the test' })).getByRole('option', {
    name: new RegExp(RegExp.escape(said)),
  })

test('a paper in an unknown notation is right after ten clicks, and the next one of its layout after none', async () => {
  const remote = await openPaste()
  const { user } = remote
  const dialog = await paste(remote, bread)
  let clicks = 0
  const say = async (said: string, role: string) => {
    await user.click(line(dialog, said))
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${role}`) }))
    clicks += 2
  }
  await say('~ A ~', 'Answer')
  expect(dialog.getByText('Answer: 1 line, and 5 lines of the same shape, beginning with “~”.')).toBeVisible()
  await say('> a cloth', 'Option')
  await say('It is baked on sand.', 'Question')
  await say('What covers the dough?', 'Question')
  await say('Now choose the best answer.', 'Instruction')
  expect(clicks).toBe(10)
  const add = await dialog.findByRole('button', { name: 'Add 1 passage, 6 questions' })
  expect(await dialog.findByRole('combobox', { name: 'Task of Questions 1–4' })).toHaveDisplayValue(
    'True, False, Not given',
  )
  expect(dialog.getByRole('combobox', { name: 'Task of Questions 5–6' })).toHaveDisplayValue(
    'Multiple choice',
  )
  expect(dialog.queryByRole('region', { name: 'Please check' })).toBeNull()
  await user.click(add)
  const facts = within(await screen.findByRole('region', { name: /^Questions 1–4/ }))
  expect(facts.getByRole('combobox', { name: 'Answer 2' })).toHaveDisplayValue('FALSE')
  const choices = within(screen.getByRole('region', { name: /^Question 6/ }))
  expect(choices.getByRole('combobox', { name: 'Answer 6' })).toHaveDisplayValue(/^B/)

  const next = await paste(remote, toPaper('Another loaf', ['Embers are cold.', 'A cloth is used.']))
  expect(await next.findByText(/^\d+ lines marked as in an earlier paper of this layout\.$/)).toBeVisible()
  expect(await next.findByRole('button', { name: 'Add 1 passage, 4 questions' })).toBeVisible()
  await user.click(next.getByRole('button', { name: 'Remove these marks' }))
  await waitFor(() => expect(next.queryByRole('button', { name: 'Add 1 passage, 4 questions' })).toBeNull())
})

test('lines are chosen and marked with the keyboard alone, and lines that followed are restored', async () => {
  const remote = await openPaste()
  const { user } = remote
  const dialog = await paste(remote, bread)
  const list = dialog.getByRole('listbox', { name: 'Lines of the test' })
  list.focus()
  await user.keyboard('{End} a')
  expect(line(dialog, '~ A ~')).toHaveTextContent('Answer')
  await user.click(dialog.getByRole('button', { name: 'Only what I selected' }))
  expect(line(dialog, '~ A ~')).not.toHaveTextContent('Answer')
  expect(line(dialog, '~ B ~')).toHaveTextContent('Answer')
  list.focus()
  await user.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(dialog.getByText('3 lines selected.')).toBeVisible()
  await user.keyboard('x')
  expect(line(dialog, 'Bread in the desert')).toHaveTextContent('Leave out')
  await user.keyboard('{ArrowUp}{ArrowUp}{Backspace}')
  expect(line(dialog, 'Bread in the desert')).not.toHaveTextContent('Leave out')
})
