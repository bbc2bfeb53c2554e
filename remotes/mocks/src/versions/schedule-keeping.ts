import type { Platform } from '@console/shared/platform'
import { whenIdle } from '@console/shared/ui/when-idle'
import type { SavedMock } from './keep-version.ts'

/** Milliseconds after which a version waits no longer for the browser to have nothing to do. */
const patience = 5000

/** After a save, when the browser has time: what is kept of it costs neither the save nor whoever types on. */
export function scheduleKeeping(platform: Platform, saved: SavedMock): void {
  whenIdle(() => {
    import(/* webpackChunkName: "versions" */ './keep-version.ts')
      .then(({ keepVersion }) => keepVersion(platform, saved))
      // The mock itself is saved; without a version it is as it would be on any other console.
      .catch((error: unknown) => platform.telemetry.log('warn', `No version was kept: ${String(error)}`))
  }, patience)
}
