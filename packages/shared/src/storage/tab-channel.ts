/**
 * Opens a channel to this browser's other tabs. Null if the browser has no BroadcastChannel, or blocks it together with
 * storage: each tab is then on its own.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
