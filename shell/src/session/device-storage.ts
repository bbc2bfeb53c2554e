/** Browser storage that may be full, blocked or missing: reading then answers null, writing false; nothing throws. */
function guardStorage(open: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    write(key: string, value: string): boolean {
      try {
        open().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key: string) {
      try {
        open().removeItem(key)
      } catch {
        // Blocked storage holds nothing that could be removed.
      }
    },
  }
}

export const deviceStorage = guardStorage(() => localStorage)
export const tabStorage = guardStorage(() => sessionStorage)
