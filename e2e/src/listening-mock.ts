import { waveHeaderLength, writeWaveHeader } from '@console/remote-kit/testing/wave-header'
import { expect, type Page } from '@playwright/test'
import { openApi } from './console/open-api.ts'
import type { TestConsole } from './console/start-test-console.ts'

type StoredGroup = { question: object; correct_answer: unknown[]; marks: number }

export type StoredListeningMock = {
  id: number
  name: string
  total_question: number
  total_marks: number
  listening_questions: { parts: { questions: StoredGroup[] }[] }
}

/** What the server has of the mock that was just created in the editor. */
export async function fetchCreated(page: Page, testConsole: TestConsole): Promise<StoredListeningMock> {
  await expect(page).toHaveURL(/\/mocks\/listening\/\d+\/edit$/)
  const id = Number(/\d+/.exec(page.url().split('/listening/')[1] ?? '')?.[0])
  const call = await openApi(testConsole)
  return call<StoredListeningMock>('GET', `mocks/listening/${id}`)
}

/** A silent recording as the bytes of a WAV file: 8,000 samples a second, of 8 bits (RIFF, `WAVE_FORMAT_PCM`). */
function buildSilence(seconds: number): Buffer {
  const rate = 8000
  const bytes = Buffer.alloc(waveHeaderLength + rate * seconds, 128)
  writeWaveHeader(bytes, rate, 1)
  return bytes
}

export const recordingAddress = 'https://recordings.example.com/test.wav'

/** Every recording is there, of this length and silent. */
export const serveRecordings = (page: Page, seconds: number) =>
  page.route(/\.(wav|mp3)$/, (route) =>
    route.fulfill({ body: buildSilence(seconds), contentType: 'audio/wav' }),
  )
