import { waveHeaderLength, writeWaveHeader } from '@console/remote-kit/testing/wave-header'
import type { Page } from '@playwright/test'

/** Serves a silent recording of this length for every request. */
export const serveRecordings = (page: Page, seconds: number) =>
  page.route(/\.(wav|mp3)$/, (route) =>
    route.fulfill({ body: buildSilence(seconds), contentType: 'audio/wav' }),
  )

/** The bytes of a WAV file: 8,000 samples a second, of 8 bits (RIFF, `WAVE_FORMAT_PCM`). */
function buildSilence(seconds: number): Buffer {
  const rate = 8000
  const bytes = Buffer.alloc(waveHeaderLength + rate * seconds, 128)
  writeWaveHeader(bytes, rate, 1)
  return bytes
}
