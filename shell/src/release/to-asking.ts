import type { ConsoleConfig } from '@console/shared/config'
import type { KnownRemote } from './known-release.ts'

/** A server may name permissions for reasons of its own: only where the configuration says so do they close a section. */
export const toAsking = (remote: KnownRemote, { features }: ConsoleConfig): KnownRemote =>
  features.permissions
    ? remote
    : { ...remote, permissions: [], menu: remote.menu.map(({ permission: _, ...entry }) => entry) }
