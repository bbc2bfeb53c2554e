export type GuardedStorage = {
  read(key: string): string | null
  write(key: string, value: string): boolean
  remove(key: string): void
}

/** Browser storage that may be full, blocked or missing: reads then return null, writes false; nothing throws. */
export function guardStorage(open: () => Storage): GuardedStorage {
  return {
    read(key) {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(key)
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  }
}
