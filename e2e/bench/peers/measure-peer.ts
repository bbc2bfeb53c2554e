import { recordRequests } from '../load/record-requests.ts'
import { firstRow, openPackages, type PeerPlace, readBlocking, timePress, withPeerPage } from './peer-page.ts'

export const measureNames = [
  'first row, ms',
  'CPU until quiet, ms',
  'blocking time, ms',
  'create form, ms',
  'filter, ms',
  'second visit, ms',
  'JavaScript, KiB',
  'all bytes, KiB',
  'requests',
  'requests of the second visit',
  'heap, MiB',
  'elements',
] as const
export type PeerMeasures = Record<(typeof measureNames)[number], number>

/** A cold start, the form, a filter, and a second visit with a warm cache. */
export function measurePeer(place: PeerPlace): Promise<PeerMeasures> {
  return withPeerPage(place, async (peer) => {
    const { page, devtools } = peer
    await devtools.send('Performance.enable')
    const recorder = await recordRequests(page)
    const first = await openPackages(peer)
    const loaded = recorder.requests.slice()
    await recorder.whenQuiet()
    const { metrics } = await devtools.send('Performance.getMetrics')
    const blocking = await readBlocking(page)
    const elements = await page.locator('*').count()
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const form = await timePress(page, () => page.getByRole('button', { name: 'New package' }).click(), {
      shown: '[role=dialog] form input',
    })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const key = await page.locator(firstRow).first().getAttribute('data-row-key')
    const statuses = page.getByRole('radiogroup', { name: 'Status' })
    // The newest package is published.
    const filter = await timePress(page, () => statuses.getByText('Archived', { exact: true }).click(), {
      gone: `tr[data-row-key="${key}"]`,
    })
    const before = recorder.requests.length
    const second = await openPackages(peer)
    const secondRequests = recorder.requests.length - before
    const sum = (requests: typeof loaded) => requests.reduce((bytes, each) => bytes + each.bytes, 0) / 1024
    return {
      'first row, ms': first,
      'CPU until quiet, ms':
        (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
      'blocking time, ms': blocking,
      'create form, ms': form,
      'filter, ms': filter,
      'second visit, ms': second,
      'JavaScript, KiB': sum(loaded.filter(({ isScript }) => isScript)),
      'all bytes, KiB': sum(loaded),
      requests: loaded.length,
      'requests of the second visit': secondRequests,
      'heap, MiB': usedSize / 1024 / 1024,
      elements,
    }
  })
}
