import type { Platform } from '@console/shared/platform'

/** Opens the dialog over the screen. */
export async function changeOwnPassword({ api, notify }: Pick<Platform, 'api' | 'notify'>): Promise<void> {
  try {
    const { askForNewPassword } = await import(
      /* webpackChunkName: "own-password" */ './own-password-dialog.tsx'
    )
    if (await askForNewPassword(api)) notify.success('Password changed')
  } catch {
    notify.error('The form could not be loaded', { description: 'Check the connection and try again.' })
  }
}
