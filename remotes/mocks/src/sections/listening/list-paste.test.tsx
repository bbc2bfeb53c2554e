import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findNotice, group, readValues } from '../../authoring/testing/pasted-lists.ts'
import mocks from '../../remote.ts'

async function openNew() {
  const remote = await renderRemote(mocks, { path: '/mocks/listening/new', seed: 'staff-only' })
  await screen.findByRole('tree')
  await remote.user.click(screen.getByRole('button', { name: 'Add part' }))
  return remote
}

test('pasted lines of notes fill those of the template, and a line without a gap is only read', async () => {
  const remote = await openNew()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Note completion' }))
  const notes = group(/^Questions 1–5/)
  await user.click(notes.getByRole('textbox', { name: 'Question 1' }))
  await user.paste('•\tBoats\n•\tDeposit: £……… a week\n•\tBring a [[torch]]\n•\tWear ____')
  await findNotice(remote, '4 lines added')
  expect(readValues(/Note/, /^Line/)).toEqual(['Boats'])
  expect(readValues(/Note/, /^Question/)).toEqual([
    'Deposit: £[[]] a week',
    'Bring a [[torch]]',
    'Wear [[]]',
    '[[]]',
  ])
  await user.click(screen.getByRole('button', { name: /^Undo: Paste lines/ }))
  expect(readValues(/Note/, /^Question/)).toEqual(Array.from({ length: 5 }, () => '[[]]'))
  expect(readValues(/Note/, /^Line/)).toEqual([])
})

test('pasted questions without gaps lose their numbers', async () => {
  const remote = await openNew()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Plan, map or diagram labelling' }))
  const map = group(/^Questions 1–5/)
  await user.click(map.getByRole('textbox', { name: 'Question 1' }))
  await user.paste('11 café\n12 toilets\n13 car park\n14 playground\n15 stage\n16 first aid')
  await findNotice(remote, '6 questions added')
  expect(readValues(/Map/, /^Question/)).toEqual([
    'café',
    'toilets',
    'car park',
    'playground',
    'stage',
    'first aid',
  ])
})

test('pasted rows fill the cells of a table, and add a row when it is too short', async () => {
  const remote = await openNew()
  const { user } = remote
  await user.click(screen.getByRole('button', { name: 'Table completion' }))
  const table = group(/^Questions 1–/)
  for (const row of [5, 4, 3]) await user.click(table.getByRole('button', { name: `Remove row ${row}` }))
  await user.click(table.getByRole('textbox', { name: 'Heading of column 1' }))
  await user.paste(
    'Boat\tPrice\tNote\nCanoe\t£………\tfor two\nRowing boat\t£[[18]] an hour\t"deposit\n____"\nKayak\tfree\t',
  )
  await findNotice(remote, '12 cells filled')
  expect(readValues(/Table completion/, /column/)).toEqual([
    ...['Boat', 'Price', 'Note', 'Canoe', '£[[]]', 'for two'],
    ...['Rowing boat', '£[[18]] an hour', 'deposit [[]]', 'Kayak', 'free', ''],
  ])
  await user.click(screen.getByRole('button', { name: /^Undo: Paste cells/ }))
  expect(readValues(/Table completion/, /column/)).toHaveLength(6)
})
