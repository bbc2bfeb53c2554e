import type { Platform } from '@console/shared/platform'
import { whenIdle } from '@console/shared/ui/when-idle'
import type { SavedMock } from './keep-version.ts'

/** Milliseconds to wait for an idle browser. */
const patience = 5000

/** Stores the version when the browser is idle, so that it delays neither the save nor further typing. */
export function scheduleKeeping(platform: Platform, saved: SavedMock): void {
  whenIdle(() => {
    import(/* webpackChunkName: "versions" */ './keep-version.ts')
      .then(({ keepVersion }) => keepVersion(platform, saved))
      // The mock itself is saved, so a failure is only logged.
      .catch((error: unknown) => platform.telemetry.log('warn', `No version was kept: ${String(error)}`))
  }, patience)
}
