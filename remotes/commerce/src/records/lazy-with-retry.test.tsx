import { renderRemote } from '@console/remote-kit/testing'
import { withPlatform } from '@console/shared/platform-context'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { act, screen } from '@testing-library/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
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

type LateQuestion = ReturnType<typeof lazyWithRetry<QuestionProps>>

function Editor({ Late }: { Late: LateQuestion }) {
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

/** An editor with a lazy dialog; `prepare` runs before it is opened. */
async function openEditor(prepare = async (_late: LateQuestion) => {}) {
  const Late = lazyWithRetry(importQuestion, 'The question', <p>On its way</p>)
  await prepare(Late)
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

test('a lazy component that fails to load shows a notice, keeps the screen, and loads on Retry', async () => {
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

test('two places that need the same lazy component share one notice, and its Retry loads both', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockRejectedValueOnce(offline)
  load.mockResolvedValue(() => <p>A line of text</p>)
  const Late = lazyWithRetry(importQuestion, 'The question')
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

test('the focus returns to the trigger before a lazy dialog is rendered, so that the dialog can restore it', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockResolvedValue(Asker)
  const { user, notices, convert } = await openEditor()
  await user.click(convert)
  await vi.waitFor(() => expect(notices).toHaveLength(1))
  convert.blur()
  notices[0]?.action?.onClick()
  await screen.findByRole('dialog')
  expect(focused).toBe(convert)
})

test('a lazy component that loads while somebody types elsewhere does not take the focus', async () => {
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

test('a lazy component that loads at once does not move the focus', async () => {
  const answer = Promise.withResolvers<ComponentType<QuestionProps>>()
  load.mockReset().mockReturnValue(answer.promise)
  const { user, convert } = await openEditor()
  await user.click(convert)
  convert.blur()
  answer.resolve(() => <p>A line of text</p>)
  expect(await screen.findByText('A line of text')).toBeVisible()
  expect(document.body).toHaveFocus()
})

test('clicking again requests the lazy component again', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockResolvedValue(Question)
  const { user, notices, convert } = await openEditor()
  await user.click(convert)
  await vi.waitFor(() => expect(notices).toHaveLength(1))
  await user.click(convert)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a lazy component that timed out is requested twice before an error is shown', async () => {
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

test('a loaded lazy component is rendered at once the next time', async () => {
  load.mockReset().mockResolvedValue(Question)
  const { user, convert } = await openEditor()
  await user.click(convert)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(convert)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a lazy component that is no longer needed shows no error', async () => {
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

test('a lazy component that was preloaded is rendered at once', async () => {
  load.mockReset().mockResolvedValue(Question)
  const { user, convert } = await openEditor(async (Late) => Late.preload())
  await user.click(convert)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed preload is silent, and the component is requested again when it is rendered', async () => {
  load.mockReset().mockRejectedValueOnce(offline).mockResolvedValue(Question)
  const { user, notices, convert } = await openEditor(async (Late) => Late.preload())
  await user.click(convert)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(notices).toEqual([])
})

test('a lazy component without a name is retried without a notice', async () => {
  const answer = Promise.withResolvers<ComponentType<QuestionProps>>()
  load
    .mockReset()
    .mockReturnValueOnce(answer.promise)
    .mockResolvedValue(() => <p>A line of text</p>)
  const Late = lazyWithRetry(importQuestion, undefined, <p>On its way</p>)
  const element = <Late about="the group" onClose={() => undefined} />
  const routes: typeof commerce.routes = (platform) => [withPlatform(platform, [{ path: '/', element }])]
  const { notices } = await renderRemote({ ...commerce, routes }, { path: '/' })
  await screen.findByText('On its way')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await act(async () => answer.reject(offline))
  expect(screen.getByText('On its way')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByText('A line of text')).toBeVisible()
  expect(notices).toEqual([])
})
