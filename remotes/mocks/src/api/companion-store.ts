import type { Platform } from '@console/shared/platform'
import type { MockRef } from './mock.api.ts'

/** A store of records that accompany mocks, on this device or on the server. `scope` is a section or a mock. */
export type CompanionStore<Scope, Entry, Change> = {
  list(scope: Scope): Promise<Entry[]>
  keep(mock: MockRef, change: Change): Promise<void>
}

/** Servers that keep versions keep all companion records; otherwise this device does. */
export const isKeptByServer = ({ settings }: Pick<Platform, 'settings'>): boolean =>
  settings.features.versions === true

/** `reading/5` */
export const toMockKey = ({ section, id }: MockRef): string => `${section}/${id}`

export const readOwner = ({ session }: Pick<Platform, 'session'>): string =>
  String(session.readUser()?.id ?? 'nobody')
