import { createServer } from 'node:http'
import { renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../api/mock.api.ts'
import { parseSeconds } from '../explanation-store/timed-parts.ts'
import mocks from '../remote.ts'

/** A host of recordings that allows cross-origin requests, or does not. */
async function serveRecording(status: number): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end('sound')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/recording.mp3`
}

/** jsdom has no media playback or canvas, so the events of a browser are simulated. */
function standInForAudio() {
  const played: number[] = []
  const { play, pause } = HTMLMediaElement.prototype
  const noCanvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
    played.push(this.currentTime)
    fireEvent.play(this)
  }
  HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  }
  onTestFinished(() => {
    Object.assign(HTMLMediaElement.prototype, { play, pause })
    noCanvas.mockRestore()
  })
  return played
}

async function openTimes(status = 200) {
  const played = standInForAudio()
  const address = await serveRecording(status)
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const rows = await fetchMocks(remote.api, 'listening')
  const id = rows.find(({ name }) => name === 'Harbour 2: Listening, Test 1')?.id ?? 0
  const { id: _id, listening_questions: questions, ...mock } = await fetchMock(remote.api, 'listening', id)
  if (!questions) throw new Error('A listening mock has questions')
  await updateMock(remote.api, 'listening', id, {
    ...mock,
    listening_questions: { ...questions, recording: address },
  })
  await remote.router.navigate(`/mocks/listening/${id}/edit`)
  await screen.findByRole('tree')
  await remote.user.click(screen.getByRole('button', { name: 'Times of the parts' }))
  const region = await screen.findByRole('region', { name: 'Times of the parts' })
  await within(region).findByRole('slider', { name: 'Position in the recording' })
  const audio = region.querySelector('audio')
  if (audio === null) throw new Error('There is no recording')
  const goTo = (seconds: number) => {
    Object.defineProperty(audio, 'currentTime', { configurable: true, writable: true, value: seconds })
    fireEvent.timeUpdate(audio)
  }
  Object.defineProperty(audio, 'duration', { value: 1800 })
  goTo(0)
  fireEvent.loadedMetadata(audio)
  return { ...remote, id, played, panel: within(region), goTo }
}

test('the times of a part are set by ear with the keyboard alone, and the part is played', async () => {
  const { user, panel, goTo, played } = await openTimes()
  const slider = panel.getByRole('slider', { name: 'Position in the recording' })
  await user.click(panel.getByRole('radio', { name: 'Part 2' }))
  slider.focus()
  await user.keyboard('[Space]')
  expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible()
  goTo(30.04)
  await user.keyboard('s')
  await user.keyboard('[ArrowRight]')
  expect(slider).toHaveAttribute('aria-valuetext', '0:35 of 30:00')
  await user.keyboard('{Shift>}[ArrowLeft]{/Shift}')
  expect(slider).toHaveAttribute('aria-valuenow', '34')
  goTo(95)
  // A Persian keyboard layout has another letter on this key.
  fireEvent.keyDown(slider, { key: 'ث', code: 'KeyE' })
  expect(panel.getByRole('textbox', { name: 'Start of part 2' })).toHaveValue('0:30')
  expect(panel.getByRole('textbox', { name: 'End of part 2' })).toHaveValue('1:35')

  await user.click(panel.getByRole('button', { name: 'Play part 2' }))
  expect(played.at(-1)).toBe(30)
  goTo(95.1)
  expect(panel.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('typed times are kept on this device, and play one part in the test', async () => {
  const { user, panel, played, platform } = await openTimes()
  const end = panel.getByRole('textbox', { name: 'End of part 1' })
  await user.type(panel.getByRole('textbox', { name: 'Start of part 1' }), '0:10')
  await user.type(end, 'soon')
  expect(panel.getByText('Minutes and seconds, such as 7:05')).toBeVisible()
  await user.clear(end)
  await user.type(end, '5')
  expect(panel.getByText('Part 1 ends before it begins.')).toBeVisible()
  await user.clear(end)
  await user.type(end, '6:30.5')
  expect(await platform.drafts.list()).toMatchObject([
    { isLasting: true, title: 'Explanations and times of “Harbour 2: Listening, Test 1”' },
  ])

  await user.click(screen.getByRole('button', { name: 'Sit the test' }))
  const sitting = within(await screen.findByRole('dialog', { name: /^Sitting Harbour 2/ }))
  await user.click(sitting.getByRole('button', { name: 'Play part 1' }))
  expect(await sitting.findByText('The recording is playing.')).toBeVisible()
  expect(played).toEqual([10])
})

test('reports invalid times of every part, whichever part is open', async () => {
  const { user, panel } = await openTimes()
  const fill = async (part: number, start: string, end: string) => {
    await user.click(panel.getByRole('radio', { name: `Part ${part}` }))
    await user.type(panel.getByRole('textbox', { name: `Start of part ${part}` }), start)
    if (end !== '') await user.type(panel.getByRole('textbox', { name: `End of part ${part}` }), end)
  }
  await fill(1, '1:00', '5:00')
  await fill(2, '4:00', '31:00')
  await fill(3, '30:30', '')
  await fill(4, '30:00', '')
  expect(panel.getByText('Part 2 begins before part 1 ends.')).toBeVisible()
  expect(panel.getByText('The recording ends before part 2 does.')).toBeVisible()
  expect(panel.getByText('Part 3 begins before part 2 ends.')).toBeVisible()
  expect(panel.getByText('Part 4 begins before part 3 does.')).toBeVisible()
  await user.click(panel.getByRole('radio', { name: 'Part 2' }))
  await user.clear(panel.getByRole('textbox', { name: 'Start of part 2' }))
  await user.type(panel.getByRole('textbox', { name: 'Start of part 2' }), '5:00')
  expect(panel.queryByText('Part 2 begins before part 1 ends.')).not.toBeInTheDocument()
})

test('times can be set without a waveform when the recording’s website refuses it, and the panel says why', async () => {
  const { user, panel, goTo } = await openTimes(403)
  expect(await panel.findByText(/does not let the console read it/)).toBeVisible()
  goTo(12)
  await user.click(panel.getByRole('button', { name: 'Part 1 starts here (S)' }))
  expect(panel.getByRole('textbox', { name: 'Start of part 1' })).toHaveValue('0:12')
})

test('asks before reading the recording on a metered connection', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { user, panel } = await openTimes(403)
  await user.click(panel.getByRole('button', { name: 'Draw the waveform' }))
  expect(await panel.findByText(/does not let the console read it/)).toBeVisible()
})

test.each([
  ['7:05', 425],
  ['7:05.4', 425.4],
  [' 425 ', 425],
  ['1:2:3', null],
  ['', null],
  ['soon', null],
])('reads %j as %j seconds', (text, seconds) => expect(parseSeconds(text)).toBe(seconds))
