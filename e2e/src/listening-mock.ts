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
  const bytes = Buffer.alloc(44 + rate * seconds, 128)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(bytes.length - 44, 40)
  return bytes
}

export const recordingAddress = 'https://recordings.example.com/test.wav'

/** The seeded recordings are on a host that does not exist; here every one is there, and silent. */
export const serveRecordings = (page: Page, seconds: number) =>
  page.route(/\.(wav|mp3)$/, (route) =>
    route.fulfill({ body: buildSilence(seconds), contentType: 'audio/wav' }),
  )
