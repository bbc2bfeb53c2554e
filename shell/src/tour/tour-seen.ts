import { deviceStorage } from '../environment/device-storage.ts'
import { sessionStore } from '../session/session.store.ts'

/** Per person: several may share a device. */
const toKey = () => `tour:${sessionStore.getState().user?.id}`

export const hasSeenTour = () => deviceStorage.read(toKey()) !== null
export const noteTourSeen = () => void deviceStorage.write(toKey(), 'seen')
