import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { speakingShare } from '@console/remote-kit/testing/speaking-share'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../remote.ts'

async function openInterview() {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/new', seed: 'staff-only' })
  await remote.user.click(await screen.findByRole('button', { name: /^Full interview, Academic/ }))
  await screen.findByRole('heading', { name: 'Part 1' })
  return remote
}

const questions = () =>
  within(screen.getByRole('region', { name: /uestions$/ })).getAllByRole('textbox', { name: 'Question' })
const texts = () => questions().map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))

const save = ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Control>}s{/Control}')

// proves 1.9, 2.30
test('an interview is written, stored on this device, listed and opened again without a request', async () => {
  const remote = await openInterview()
  await remote.user.type(questions()[0] ?? document.body, 'Do you live in a house?')
  await remote.user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  await remote.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Your home')
  const title = () => screen.getByRole('textbox', { name: /^Title of the test/ })
  expect(title()).toHaveValue('Speaking interview')
  await remote.user.clear(title())
  await remote.user.type(title(), 'Homes and neighbours')
  // No status: nobody else can see the mock.
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
  expect(screen.getByText('On this device only')).toBeVisible()
  await save(remote)
  await waitFor(() => expect(remote.router.state.location.search).toMatch(/^\?mock=/))
  await waitFor(() =>
    expect(remote.notices).toEqual([
      {
        kind: 'success',
        message: 'Saved “Your home” on this device only',
        description: 'Learners and colleagues do not see it.',
      },
    ]),
  )
  await remote.router.navigate('/mocks/speaking/')
  const row = await screen.findByRole('row', { name: /Your home/ })
  expect(row).toHaveTextContent('On this device only')
  await remote.user.click(within(row).getByRole('link', { name: 'Your home' }))
  await remote.user.click(await screen.findByRole('treeitem', { name: /^Part 1/ }))
  expect(texts()[0]).toBe('Do you live in a house?')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByText('Homes and neighbours')).toBeVisible()
  expect(remote.server.requests.filter(({ path }) => path !== 'login')).toEqual([])
})

// proves B70
test('Undo restores a mock deleted from this device', async () => {
  const remote = await openInterview()
  await remote.user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  await remote.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Your home')
  await save(remote)
  await waitFor(() => expect(remote.router.state.location.search).toMatch(/^\?mock=/))
  await remote.router.navigate('/mocks/speaking/')
  await remote.user.click(await screen.findByRole('button', { name: 'Delete Your home' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Your home/ })).not.toBeInTheDocument())
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe('Deleted “Your home” from this device'))
  remote.notices.at(-1)?.action?.onClick()
  const row = await screen.findByRole('row', { name: /Your home/ })
  await remote.user.click(within(row).getByRole('link', { name: 'Your home' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Your home')
  expect(screen.getAllByRole('treeitem')).toHaveLength(4)
})

// proves B68
test('finds words in collapsed parts, and Enter goes to them', async () => {
  const { user } = await openInterview()
  await user.type(questions()[0] ?? document.body, 'Do you keep a garden?')
  await user.click(screen.getByRole('treeitem', { name: /^Part 2/ }))
  await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'Describe a garden that you liked.')
  await user.click(screen.getByRole('treeitem', { name: /^Details/ }))
  const search = screen.getByRole('searchbox', { name: 'Find in the mock' })
  await user.type(search, 'GARDEN')
  expect(await screen.findByText('Found in 2 places')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Part 2.*garden that you liked/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Topic' })).toHaveFocus())
  await user.click(search)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Part 1' })).toBeVisible()
  await waitFor(() => expect(questions()[0]).toHaveFocus())
  await user.click(search)
  await user.keyboard('{Escape}')
  expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(3)
})

test('questions are typed as a list with Enter, Shift+Enter, Backspace and Alt with an arrow', async () => {
  const { user } = await openInterview()
  expect(texts()).toEqual([''])
  await user.click(questions()[0] ?? document.body)
  await user.keyboard('First{Enter}Second')
  expect(texts()).toEqual(['First', 'Second'])
  await user.keyboard('{Shift>}{Enter}{/Shift}Between')
  expect(texts()).toEqual(['First', 'Between', 'Second'])
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(texts()).toEqual(['Between', 'First', 'Second'])
  await waitFor(() => expect(questions()[0]).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(questions()).toHaveLength(4)
  await user.keyboard('{Backspace}')
  expect(questions()).toHaveLength(3)
  await waitFor(() => expect(questions()[0]).toHaveFocus())
})

test('the current question keeps the focus when it is moved, and the next one gets it when it is removed', async () => {
  const { user } = await openInterview()
  expect(screen.queryByRole('button', { name: 'Remove question' })).not.toBeInTheDocument()
  await user.click(questions()[0] ?? document.body)
  await user.keyboard('First{Enter}Second')
  // The row that lost the pointer may keep its actions until the page is idle.
  const row = () =>
    within(screen.getByDisplayValue('Second').closest<HTMLElement>('[role=listitem]') ?? document.body)
  await user.click(await row().findByRole('button', { name: 'Move question up' }))
  expect(texts()).toEqual(['Second', 'First'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move question up' })).toHaveFocus())
  await user.click(row().getByRole('button', { name: 'Remove question' }))
  expect(texts()).toEqual(['First'])
  await waitFor(() => expect(questions()[0]).toHaveFocus())
})

test('pasted lines replace empty rows as questions without numbers, in one step', async () => {
  const { user, notices } = await openInterview()
  await user.click(questions()[0] ?? document.body)
  await user.keyboard('{Enter}{Enter}')
  await user.click(questions()[0] ?? document.body)
  await user.paste('1. Where do you live?\n2) Do you like it?\n• Why?\n')
  await waitFor(() => expect(texts()).toEqual(['Where do you live?', 'Do you like it?', 'Why?']))
  await waitFor(() => expect(questions()[2]).toHaveFocus())
  await user.keyboard('{Control>}z{/Control}')
  expect(texts()).toEqual(['', '', ''])
  await user.click(questions()[0] ?? document.body)
  await user.paste('Your home town\nWhere is it?\nWhat do you like about it?')
  await waitFor(() => expect(texts()).toEqual(['Where is it?', 'What do you like about it?']))
  await waitFor(() =>
    expect(notices).toEqual([
      { kind: 'success', message: 'Pasted 2 questions', description: 'Left out: “Your home town”.' },
    ]),
  )
})

test('a cue card pasted into the topic becomes topic, points and questions in one step, with a notice', async () => {
  const { user, notices } = await openInterview()
  await user.click(screen.getByRole('treeitem', { name: /^Part 2/ }))
  const topic = () => screen.getByRole('textbox', { name: 'Topic' })
  const points = () => screen.getByRole('textbox', { name: /^You should say/ })
  await user.click(topic())
  await user.paste('Describe a place.')
  expect(topic()).toHaveValue('Describe a place.')
  await user.clear(topic())
  await user.paste(
    'Part 2\nDescribe a skill.\nYou should say:\n• what it is\n• who taught you\nand explain why you like it.\nIs it useful?\nPart 3\nLearning\nWho learns fast?\nShould schools teach crafts?',
  )
  await waitFor(() => expect(topic()).toHaveValue('Describe a skill.'))
  expect(points()).toHaveValue('what it is\nwho taught you\nand explain why you like it.')
  expect(texts()).toEqual(['Is it useful?'])
  await waitFor(() =>
    expect(notices).toEqual([
      {
        kind: 'success',
        message: 'Pasted a cue card',
        description: 'Topic, 3 points, 1 follow-up question, 2 questions for part 3. Left out: “Learning”.',
      },
    ]),
  )
  await user.click(screen.getByRole('treeitem', { name: /^Part 3/ }))
  expect(texts()).toEqual(['Who learns fast?', 'Should schools teach crafts?'])
  await user.click(screen.getByRole('button', { name: /^Undo: Paste a cue card/ }))
  expect(texts()).toEqual([''])
  await user.click(screen.getByRole('treeitem', { name: /^Part 2/ }))
  expect(topic()).toHaveValue('')
  expect(points()).toHaveValue('')
})

test('says that a pasted cue card has replaced another', async () => {
  const { user, notices } = await openInterview()
  await user.click(screen.getByRole('treeitem', { name: /^Part 2/ }))
  const topic = screen.getByRole('textbox', { name: 'Topic' })
  await user.type(topic, 'Describe a place.')
  await user.paste('Describe a skill.\nYou should say:\n• what it is')
  await waitFor(() => expect(topic).toHaveValue('Describe a skill.'))
  await waitFor(() =>
    expect(notices.at(-1)?.description).toBe(
      'Topic, 1 point. It replaced the card that was here. Undo brings that back.',
    ),
  )
  await user.click(screen.getByRole('button', { name: /^Undo: Paste a cue card/ }))
  expect(topic).toHaveValue('Describe a place.')
})

// proves B70
test('the cue card has a topic and points, and the preview shows both and counts the preparation time', async () => {
  const { user } = await openInterview()
  await user.click(screen.getByRole('treeitem', { name: /^Part 2/ }))
  await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'Describe a skill.')
  await user.type(
    screen.getByRole('textbox', { name: /^You should say/ }),
    'what it is{Enter}how you learned it',
  )
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByText('Describe a skill.')).toBeVisible()
  expect(await preview.findByText('how you learned it')).toBeVisible()
  expect(
    preview
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['what it is', 'how you learned it'])
  expect(preview.getByRole('timer', { name: 'Time to prepare' })).toHaveTextContent('1:00')
  await user.click(preview.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(preview.getByRole('timer')).toHaveTextContent('0:59'))
  await user.click(preview.getByRole('button', { name: 'On to talking' }))
  expect(preview.getByRole('timer', { name: 'Time to talk' })).toHaveTextContent('2:00')
  expect(
    await screen.findByRole('button', { name: /A cue card has 3 or 4 points; this one has 2/ }),
  ).toBeVisible()
})

// proves B70
test('an exported mock is imported in one step, and any other file is refused with an explanation', async () => {
  const remote = await openInterview()
  const input = screen.getByLabelText('Speaking mock as JSON')
  await remote.user.upload(input, new File(['{"name": 7}'], 'other.json', { type: 'application/json' }))
  await waitFor(() => expect(remote.notices.at(-1)?.message).toBe('“other.json” was not imported'))
  const questions = [{ id: 'q1', text: 'Where do you live?' }]
  const file = speakingShare({
    name: 'Imported interview',
    parts: [
      { id: 'p1', part: 1, title: null, preparation_time: 0, talk_time: 270, cue_card: null, questions },
    ],
  })
  await remote.user.upload(input, new File([JSON.stringify(file)], 'home.json', { type: 'application/json' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Imported interview'))
  expect(screen.getAllByRole('treeitem')).toHaveLength(2)
  await remote.user.click(screen.getByRole('button', { name: /^Undo: / }))
  expect(screen.getAllByRole('treeitem')).toHaveLength(4)
})

test('leading an interview by keyboard keeps the focus on the button at both ends', async () => {
  const { user } = await openInterview()
  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  await user.click(await screen.findByRole('button', { name: 'Part 3' }))
  const back = screen.getByRole('button', { name: 'Previous question' })
  back.focus()
  await user.keyboard('{Enter}')
  // Browsers move the focus away from disabled elements.
  expect(back).toBeEnabled()
  const onwards = screen.getByRole('button', { name: /^Next/ })
  onwards.focus()
  for (let step = 0; step < 12; step += 1) await user.keyboard('{Enter}')
  const end = screen.getByRole('button', { name: 'Next part' })
  expect(end).toHaveFocus()
  expect(end).toBeEnabled()
})
