import { deviceStorage } from '../environment/device-storage.ts'
import { sessionStore } from '../session/session.store.ts'

const toKey = () => `console/${sessionStore.getState().user?.id ?? 'nobody'}/first-screen`

/** Path of the screen that the signed-in person wants to start with on this device; null for the start page. */
export const readFirstScreen = (): string | null => deviceStorage.read(toKey())

export function chooseFirstScreen(path: string): void {
  if (path === '/') deviceStorage.remove(toKey())
  else deviceStorage.write(toKey(), path)
}
