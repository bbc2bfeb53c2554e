import type { KnownRemote } from './known-release.ts'

/** The released version of a remote that has a canary, keeping it switched off if it is. */
export function toReleased(remote: KnownRemote): KnownRemote {
  const { disabled: _, ...released } = remote.assignment?.released ?? remote
  return { ...released, ...(remote.disabled && { disabled: remote.disabled }) }
}
