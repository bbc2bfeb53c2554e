/**
 * Opens a channel to the other tabs of this browser. Null where the browser has none, or forbids it together with
 * storage: each tab then is on its own.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
