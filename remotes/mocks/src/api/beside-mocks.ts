import type { Platform } from '@console/shared/platform'
import type { MockRef } from './mock.api.ts'

/** One place where something is kept beside mocks: this device, or the server. It is listed by section, or by mock. */
export type BesideMocks<Scope, Entry, Change> = {
  list(scope: Scope): Promise<Entry[]>
  keep(mock: MockRef, change: Change): Promise<void>
}

/** A server that keeps versions of mocks keeps the rest as well; beside any other it is this device. */
export const isKeptByServer = ({ settings }: Pick<Platform, 'settings'>): boolean =>
  settings.features.versions === true

export const readOwner = ({ session }: Pick<Platform, 'session'>): string =>
  String(session.readUser()?.id ?? 'nobody')
