import type { DocumentStore } from './document-store.ts'

/** Milliseconds of quiet after a change before its followers hear of it, and the longest they wait while changes go on. */
const quietFor = 100
const atLatest = 400

type Followed = Pick<DocumentStore<unknown>, 'subscribe'>
type Later = { followers: Set<() => void>; stop: () => void }

const laters = new WeakMap<Followed, Later>()

/**
 * As `store.subscribe`, but `follower` is called once for all changes of a moment, when they pause. One timer serves all
 * followers of a store, however many there are.
 */
export function subscribeLater(store: Followed, follower: () => void): () => void {
  const later = laters.get(store) ?? start(store)
  later.followers.add(follower)
  return () => {
    later.followers.delete(follower)
    if (later.followers.size > 0) return
    later.stop()
    laters.delete(store)
  }
}

function start(store: Followed): Later {
  const followers = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the first and the last of the changes were that the followers have not heard of. */
  let untold: { from: number; to: number } | null = null

  function tell() {
    timer = undefined
    if (untold === null) return
    const left = Math.min(untold.to + quietFor, untold.from + atLatest) - Date.now()
    if (left > 0) {
      timer = setTimeout(tell, left)
      return
    }
    untold = null
    for (const follower of followers) follower()
  }

  const unsubscribe = store.subscribe(() => {
    const now = Date.now()
    untold = { from: untold?.from ?? now, to: now }
    // A timer that waits looks for itself whether it has to wait on: setting it anew would cost every key.
    timer ??= setTimeout(tell, quietFor)
  })
  const later = {
    followers,
    stop() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
  laters.set(store, later)
  return later
}
