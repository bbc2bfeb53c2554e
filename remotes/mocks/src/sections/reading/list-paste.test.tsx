import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findNotice, group, readValues } from '../../authoring/testing/pasted-lists.ts'
import mocks from '../../remote.ts'

async function openNew() {
  const remote = await renderRemote(mocks, { path: '/mocks/reading/new', seed: 'staff-only' })
  await screen.findByRole('tree')
  await remote.user.click(screen.getByRole('button', { name: 'Add passage' }))
  return remote
}

const undo = ({ user }: Pick<RenderedRemote, 'user'>) =>
  user.click(screen.getByRole('button', { name: /^Undo: Paste/ }))

test('statements pasted into the first fill the empty ones and add new ones, in one step', async () => {
  const remote = await openNew()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'True, False, Not given' }))
  const facts = group(/^Questions 1–/)
  await user.click(facts.getByRole('button', { name: 'Remove question 5' }))
  await user.click(facts.getByRole('button', { name: 'Remove question 4' }))
  await user.selectOptions(facts.getByRole('combobox', { name: 'Answer 2' }), 'FALSE')
  await user.click(facts.getByRole('textbox', { name: 'Question 1' }))
  await user.paste(
    '27\tIce melts.\r\n28\tSnow falls on\r\nthe lake.\r\n29\tRain stops.\r\n30\tFog lifts.\r\n',
  )
  await findNotice(remote, '4 statements added')
  const statements = ['Ice melts.', 'Snow falls on the lake.', 'Rain stops.', 'Fog lifts.']
  expect(readValues(/True, False/, /^Question/)).toEqual(statements)
  expect(facts.getByRole('combobox', { name: 'Answer 2' })).toHaveDisplayValue('FALSE')
  await waitFor(() => expect(facts.getByRole('textbox', { name: 'Question 4' })).toHaveFocus())

  await undo(remote)
  expect(readValues(/True, False/, /^Question/)).toEqual(['', '', ''])
  await user.click(facts.getByRole('textbox', { name: 'Question 1' }))
  await user.paste('One line.')
  expect(readValues(/True, False/, /^Question/)).toEqual(['One line.', '', ''])
  // The existing option stays, and the others are appended.
  await user.paste('Ice melts.\nSnow falls.\nRain stops.')
  await findNotice(remote, '3 statements added')
  expect(readValues(/True, False/, /^Question/)).toEqual([
    'One line.',
    'Ice melts.',
    'Snow falls.',
    'Rain stops.',
  ])
})

test('pasted gaps bring their answers, and a pasted column of answers fills the questions from there', async () => {
  const remote = await openNew()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Sentence completion' }))
  const gaps = group(/^Questions 1–/)
  await user.click(gaps.getByRole('textbox', { name: 'Question 1' }))
  await user.paste('1 Ice is ……… .\n2 Snow is [[white]] .\n3 Rain is ____ .')
  await findNotice(remote, '3 questions added')
  expect(readValues(/Sentence/, /^Question [123]$/)).toEqual([
    'Ice is _____ .',
    'Snow is _____ .',
    'Rain is _____ .',
  ])
  expect(gaps.getByRole('textbox', { name: 'Answer 2' })).toHaveValue('white')
  await waitFor(() => expect(gaps.getByRole('textbox', { name: 'Question 3' })).toHaveFocus())
  await user.click(gaps.getByRole('textbox', { name: 'Answer 1' }))
  await user.paste('cold\n\n(the) wet\ngrey\nlate\nlost')
  await findNotice(remote, '4 answers added')
  expect(readValues(/Sentence/, /^Answer/)).toEqual(['cold', 'white', 'wet|the wet', 'grey', 'late'])
})

test('pasted options lose their printed letters, keep the existing ones, and are added at the end', async () => {
  const remote = await openNew()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Matching features' }))
  const features = group(/^Questions 1–/)
  const before = readValues(/Matching features/, /^Option/).length
  await user.click(features.getByRole('textbox', { name: 'Option A' }))
  await user.paste('A   Ada Byron\nB   Rosa Lund\nC   Jan Maas')
  await findNotice(remote, '3 options added')
  expect(readValues(/Matching features/, /^Option/).filter(Boolean)).toEqual([
    'Ada Byron',
    'Rosa Lund',
    'Jan Maas',
  ])
  expect(readValues(/Matching features/, /^Option/)).toHaveLength(Math.max(3, before))
  await user.click(features.getByRole('textbox', { name: 'Option A' }))
  await user.paste('Mo Sands\nPia Holt\nUlf Berg\nEva Dahl\nTom Hale')
  await findNotice(remote, '5 options added')
  expect(readValues(/Matching features/, /^Option/)).toEqual([
    'Ada Byron',
    'Rosa Lund',
    'Jan Maas',
    'Mo Sands',
    'Pia Holt',
    'Ulf Berg',
    'Eva Dahl',
    'Tom Hale',
  ])
  expect(features.getByRole('textbox', { name: 'Option H' })).toHaveValue('Tom Hale')
})
