import { expect } from '@playwright/test'
import { buildM4a, buildMp3, buildOgg, buildWave } from '../../src/build-recordings.ts'
import { signIn } from '../../src/console/sign-in.ts'
import { test } from '../../src/test.ts'

test('recordings of every format are measured, or reported as impossible to decode in this browser', async ({
  page,
  startConsole,
}) => {
  // Built before the console starts: encoding blocks this process, which also serves the console.
  const recordings = [
    // Nine seconds. The console decodes WAV, the browser the other formats.
    { name: 'a.wav', mimeType: 'audio/wav', buffer: buildWave(44 + 9 * 16_000), codec: null },
    { name: 'b.mp3', mimeType: 'audio/mpeg', buffer: await buildMp3(), codec: 'mp3' },
    { name: 'c.ogg', mimeType: 'audio/ogg', buffer: await buildOgg(), codec: null },
    { name: 'd.m4a', mimeType: 'audio/mp4', buffer: await buildM4a(), codec: 'mp4a.40.2' },
  ]
  const { url } = await startConsole('memory', { features: { media: true } })
  await signIn(page, url)
  await page.goto(`${url}/mocks/media/`)
  await page
    .getByLabel('Files for the library')
    .setInputFiles(recordings.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })))
  for (const { name, codec } of recordings) {
    const item = page
      .getByRole('list', { name: 'Files that are uploaded' })
      .getByRole('listitem')
      .filter({
        hasText: `“${name}” is in the library.`,
      })
    const canDecode = await page.evaluate(
      async (asked) =>
        asked === null ||
        (await AudioDecoder.isConfigSupported({ codec: asked, sampleRate: 44_100, numberOfChannels: 1 }))
          .supported,
      codec,
    )
    await expect(item).toContainText(
      canDecode
        ? /9 s\. Quiet: −3[12] dB; most recordings are near −18 dB\. Silent for [78] s at 0:0[12]\./
        : /9 s\. This browser cannot decode such a file/,
    )
  }
})
