import type { ConsoleConfig } from '@console/shared/config'
import type { KnownRemote } from './known-release.ts'

/** A server may use permission names for its own purposes: they close sections only if the configuration says so. */
export const withEnforcedPermissions = (remote: KnownRemote, { features }: ConsoleConfig): KnownRemote =>
  features.permissions
    ? remote
    : { ...remote, permissions: [], menu: remote.menu.map(({ permission: _, ...entry }) => entry) }
