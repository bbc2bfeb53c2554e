import type { Platform } from '@console/shared/platform'

/** Opens the list of drafts over the screen. `goTo` is the router's `navigate`. */
export async function openDrafts({ drafts, session, notify }: Platform, goTo: (path: string) => void) {
  const owner = session.readUser()?.id
  if (owner === undefined) return
  try {
    const { showDrafts } = await import(/* webpackChunkName: "drafts" */ './drafts-dialog.tsx')
    const path = await showDrafts(drafts, owner)
    if (path !== null) goTo(path)
  } catch {
    notify.error('The list of drafts could not be loaded', {
      description: 'Check the connection and try again.',
    })
  }
}
