import { deviceStorage } from '../environment/device-storage.ts'
import type { RemoteStates } from '../remotes/remote-loader.ts'
import type { Watched } from '../updates/watched.ts'
import { breakersKey } from './breakers-key.ts'

const importLastKnownGood = () =>
  import(/* webpackChunkName: "last-known-good" */ './last-known-good.ts').catch(() => null)

/**
 * Replaces a version that keeps failing on this device with the previous one. The code is loaded on the first failure,
 * and on devices that remember one.
 */
export function watchRemotes(watched: Watched): void {
  const { loader } = watched
  const hasFailed = () => deviceStorage.read(breakersKey) !== null

  if (hasFailed()) {
    const restored = importLastKnownGood().then((module) => module?.restoreStandIns(watched))
    loader.hold(async (name) => (await restored)?.(name))
  }

  loader.states.subscribe((states: RemoteStates, before: RemoteStates) => {
    for (const remote of loader.remotes.getState()) {
      const state = states[remote.name]
      if (state === undefined || state === before[remote.name]) continue
      if (state.status === 'failed' || (state.status === 'ready' && hasFailed()))
        void importLastKnownGood().then((module) => module?.noteState(watched, remote, state))
    }
  })
}
