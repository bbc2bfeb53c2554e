import type { Platform } from '@console/shared/platform'
import { mayLeave } from '../leaving/may-leave.ts'

/** Offers the current release without interrupting anybody's work. */
export function offerUpdate(platform: Pick<Platform, 'notify'>): void {
  async function update() {
    if (await mayLeave('update')) location.reload()
    else offerUpdate(platform)
  }

  platform.notify.info('A new version of the console is ready', {
    description: 'Update to use it. You will be asked about unsaved work first.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Update', onClick: () => void update() },
  })
}
