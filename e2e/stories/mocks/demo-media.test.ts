import { expect } from '@playwright/test'
import { openApi } from '../../src/console/open-api.ts'
import { test } from '../../src/test.ts'

type Row = { id: number; name: string }
type Listening = {
  listening_questions: { recording: string; parts: { questions: { image: string | null }[] }[] }
}
type Writing = { writing_questions: { parts: { image: string | null }[] } }

test('the recordings and pictures of the demonstration all load, from the console alone', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const origins = new Set<string>()
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  const call = await openApi(testConsole)
  const listening = await call<Row[]>('GET', 'mocks/listening')
  const writing = await call<Row[]>('GET', 'mocks/writing')
  const tests = await Promise.all(listening.map(({ id }) => call<Listening>('GET', `mocks/listening/${id}`)))
  const papers = await Promise.all(writing.map(({ id }) => call<Writing>('GET', `mocks/writing/${id}`)))
  await signIn(page)
  const lantern = listening.find(({ name }) => name === 'Lantern: Listening, Test 1')
  await page.goto(`/mocks/listening/${lantern?.id}/`)
  await expect(page.getByText('Length 6:', { exact: false })).toBeVisible()
  await expect(page.getByRole('img', { name: /Cobb Hill city farm/ })).toBeVisible()

  const recordings = tests.map(({ listening_questions }) => listening_questions.recording)
  const lengths = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(
          (address) =>
            new Promise<number>((resolve) => {
              const audio = new Audio(address)
              audio.oncanplay = () => resolve(audio.duration)
              audio.onerror = () => resolve(0)
            }),
        ),
      ),
    recordings,
  )
  expect(lengths).toHaveLength(6)
  for (const [index, length] of lengths.entries()) expect(length, recordings[index]).toBeGreaterThan(60)

  const pictures = [
    ...tests.flatMap(({ listening_questions }) =>
      listening_questions.parts.flatMap((part) => part.questions),
    ),
    ...papers.flatMap(({ writing_questions }) => writing_questions.parts),
  ].flatMap(({ image }) => image ?? [])
  const widths = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const picture = new Image()
          picture.src = address
          await picture.decode()
          return picture.naturalWidth
        }),
      ),
    pictures,
  )
  expect(widths).toEqual(pictures.map(() => 640))

  const audio = page.getByLabel('Recording', { exact: true }).and(page.locator('audio'))
  await audio.evaluate((player: HTMLAudioElement) => {
    player.muted = true
    player.currentTime = 120
    return player.play()
  })
  await expect
    .poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
    .toBeGreaterThan(120)
  expect([...origins]).toEqual([testConsole.url])
})
