import { createStore } from 'zustand/vanilla'
import { tabStorage } from '../../environment/device-storage.ts'
import { sessionStore } from '../../session/session.store.ts'
import { releaseTokenKey } from '../../session/session-storage.ts'

/** The team's token for the release server, for this tab and the signed-in person only. */
export const releaseTokenStore = createStore(() => ({ token: tabStorage.read(releaseTokenKey) }))

export function keepReleaseToken(token: string) {
  tabStorage.write(releaseTokenKey, token)
  releaseTokenStore.setState({ token })
}

export function forgetReleaseToken() {
  tabStorage.remove(releaseTokenKey)
  releaseTokenStore.setState({ token: null })
}

sessionStore.subscribe((session, before) => {
  if (session.user?.id !== before.user?.id) forgetReleaseToken()
})
