import type { KnownRemote } from './known-release.ts'

/** What everybody has of a remote that has a canary, switched off where that is. */
export function toReleased(remote: KnownRemote): KnownRemote {
  const { disabled: _, ...released } = remote.assignment?.released ?? remote
  return { ...released, ...(remote.disabled && { disabled: remote.disabled }) }
}
