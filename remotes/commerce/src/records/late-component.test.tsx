import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { lateComponent } from '@console/shared/ui/late-component'
import { screen } from '@testing-library/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import commerce from '../remote.ts'

type QuestionProps = { about: string; onClose(): void }

function Question({ about, onClose }: QuestionProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div role="dialog" aria-label={`Convert ${about}?`}>
      <button ref={button} type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

const load = vi.fn<() => Promise<ComponentType<QuestionProps>>>()
const importQuestion = () => load()
const offline = new Error('Offline')

function Editor({ Late }: { Late: ReturnType<typeof lateComponent<QuestionProps>> }) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <textarea aria-label="Notes" />
      <button type="button" onClick={() => setAsked(asked + 1)}>
        Convert
      </button>
      {asked > 0 && <Late attempt={asked} about="the group" onClose={() => setAsked(0)} />}
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
}

/** An editor with a dialog that comes late. */
async function openEditor() {
  const Late = lateComponent(importQuestion, 'The question', <p>On its way</p>)
  const routes: typeof commerce.routes = (platform) => [
    withPlatform(platform, [
      { path: '/', element: <Editor Late={Late} /> },
      { path: '/elsewhere', element: <p>Another screen</p> },
    ]),
  ]
  const remote = await renderRemote({ ...commerce, routes }, { path: '/' })
  const notes = await screen.findByRole('textbox', { name: 'Notes' })
  await remote.user.type(notes, 'Typed')
  return { ...remote, notes, convert: screen.getByRole('button', { name: 'Convert' }) }
}

const said = {
  kind: 'error',
  message: 'The question could not be loaded',
  duration: Number.POSITIVE_INFINITY,
}

test('a late component that does not come is said, its screen stays, and Retry brings it', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockResolvedValue(Question)
  const { user, notices, notes, convert } = await openEditor()
  await user.click(convert)
  await vi.waitFor(() => expect(notices).toMatchObject([said]))
  expect(screen.getByText('On its way')).toBeVisible()
  expect(notes).toHaveValue('Typed')

  // A notice goes with the button that was pressed in it.
  convert.blur()
  notices[0]?.action?.onClick()
  expect(await screen.findByRole('dialog', { name: 'Convert the group?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(notes).toHaveValue('Typed')
})

test('two places that want the same late component are one notice, and its Retry brings both', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockRejectedValueOnce(offline)
  load.mockResolvedValue(() => <p>A line of text</p>)
  const Late = lateComponent(importQuestion, 'The question')
  const routes: typeof commerce.routes = (platform) => [
    withPlatform(platform, [
      {
        path: '/',
        element: [1, 2].map((key) => <Late key={key} about="the group" onClose={() => undefined} />),
      },
    ]),
  ]
  const { notices } = await renderRemote({ ...commerce, routes }, { path: '/' })
  await vi.waitFor(() => expect(notices).toMatchObject([said]))
  expect(load).toHaveBeenCalledTimes(2)
  notices[0]?.action?.onClick()
  await vi.waitFor(() => expect(screen.getAllByText('A line of text')).toHaveLength(2))
  expect(notices).toHaveLength(1)
})

let focused: Element | null = null

function Asker(props: QuestionProps) {
  useState(() => {
    focused = document.activeElement
  })
  return <Question {...props} />
}

test('before a late component is drawn the focus is back at what asked for it, so that a dialog can give it back', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockResolvedValue(Asker)
  const { user, notices, convert } = await openEditor()
  await user.click(convert)
  await vi.waitFor(() => expect(notices).toHaveLength(1))
  convert.blur()
  notices[0]?.action?.onClick()
  await screen.findByRole('dialog')
  expect(focused).toBe(convert)
})

test('a late component that comes while somebody types elsewhere leaves them the focus', async () => {
  load
    .mockReset()
    .mockRejectedValueOnce(offline)
    .mockResolvedValue(() => <p>A line of text</p>)
  const { user, notices, notes, convert } = await openEditor()
  await user.click(convert)
  await vi.waitFor(() => expect(notices).toHaveLength(1))
  await user.click(notes)
  notices[0]?.action?.onClick()
  expect(await screen.findByText('A line of text')).toBeVisible()
  expect(notes).toHaveFocus()
})

test('a late component that comes at once moves the focus nowhere', async () => {
  const answer = Promise.withResolvers<ComponentType<QuestionProps>>()
  load.mockReset().mockReturnValue(answer.promise)
  const { user, convert } = await openEditor()
  await user.click(convert)
  convert.blur()
  answer.resolve(() => <p>A line of text</p>)
  expect(await screen.findByText('A line of text')).toBeVisible()
  expect(document.body).toHaveFocus()
})

test('whoever presses again has a late component asked for anew', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockResolvedValue(Question)
  const { user, notices, convert } = await openEditor()
  await user.click(convert)
  await vi.waitFor(() => expect(notices).toHaveLength(1))
  await user.click(convert)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a late component that was given up for its time is asked for twice before it is said', async () => {
  const givenUp = Object.assign(new Error('Loading chunk failed'), {
    name: 'ChunkLoadError',
    type: 'timeout',
  })
  load.mockReset().mockRejectedValueOnce(givenUp).mockResolvedValue(Question)
  const { user, notices, convert } = await openEditor()
  await user.click(convert)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(notices).toEqual([])
})

test('a late component that has come is drawn at once the next time', async () => {
  load.mockReset().mockResolvedValue(Question)
  const { user, convert } = await openEditor()
  await user.click(convert)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(convert)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a late component that nobody wants any more is not said to be missing', async () => {
  const answer = Promise.withResolvers<ComponentType<QuestionProps>>()
  load.mockReset().mockReturnValue(answer.promise)
  const { user, notices, convert } = await openEditor()
  await user.click(convert)
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByText('Another screen')).toBeVisible()
  answer.reject(offline)
  await new Promise((resolve) => setTimeout(resolve))
  expect(notices).toEqual([])
})
