import { createMonitor, type Monitor } from '@console/node-server/monitor'
import type { ReleasedNow } from '../releases/records/read-current.ts'
import type { ServedEnvironments } from './served-environments.ts'

/** Health, readiness and metrics of the release server, with when each environment was moved and has to be renewed. */
export function createReleaseMonitor(served: ServedEnvironments, dir: string): Monitor {
  const readTimes = async (pick: (current: ReleasedNow) => string | undefined) => {
    const samples = (await served.listAll()).map(async (environment) => {
      const store = await served.open(environment)
      const current = await store.readCurrent().catch(() => undefined)
      const time = current && pick(current)
      return time === undefined ? [] : [{ value: Date.parse(time) / 1000, labels: { environment } }]
    })
    return (await Promise.all(samples)).flat()
  }
  return createMonitor({
    isReady: async () => (await served.listAll()).length > 0,
    folders: [dir],
    measured: [
      {
        name: 'release_moved_timestamp_seconds',
        help: 'When the release of an environment was made current',
        labels: ['environment'],
        read: () => readTimes(({ moved_at }) => moved_at),
      },
      {
        name: 'release_expires_timestamp_seconds',
        help: 'When browsers no longer start the release of an environment, unless it is renewed',
        labels: ['environment'],
        read: () => readTimes(({ signed }) => signed?.expires_at),
      },
    ],
  })
}
