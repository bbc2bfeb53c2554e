import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { readRecording } from '../../media/measure/read-recording.ts'
import { buildWave } from '../../media/testing/build-wave.ts'
import { readPeaks } from './read-peaks.ts'

async function serve(status: number, bytes: Uint8Array): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(bytes))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/recording`
}

async function read(address: string, signal = new AbortController().signal) {
  const shown: number[] = []
  // Node has no Web Workers.
  const onPeaks = (peaks: readonly number[]) => shown.push(peaks.length)
  return { ended: await readPeaks({ address, signal, onPeaks, read: readRecording }), shown }
}

test('shows the waveform of a long recording as far as it is read', async () => {
  const { ended, shown } = await read(await serve(200, buildWave(-20, 60, 10)))
  if (ended.state !== 'read') throw new Error('It can be read')
  expect(ended.peaks).toHaveLength(700)
  expect(ended.peaks[599]).toBeCloseTo(0.14, 2)
  expect(ended.peaks[601]).toBe(0)
  expect(shown.length).toBeGreaterThan(2)
  expect(shown.at(-1)).toBe(700)
})

test('says whether a recording is refused or cannot be decoded', async () => {
  expect((await read(await serve(403, new Uint8Array()))).ended).toEqual({ state: 'refused' })
  expect((await read(await serve(200, new Uint8Array(9)))).ended).toEqual({ state: 'unknown' })
  expect((await read('http://127.0.0.1:9/nobody')).ended).toEqual({ state: 'refused' })
})

test('stops reading when it is cancelled', async () => {
  await expect(read('http://127.0.0.1:9/nobody', AbortSignal.abort())).rejects.toThrow()
})
