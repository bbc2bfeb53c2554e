import type { DocumentStore } from './document-store.ts'
import { createQuietTimer } from './quiet-timer.ts'

/** Milliseconds of quiet after a change before its followers hear of it, and the longest they wait while changes go on. */
const pause = { quietFor: 200, atLatest: 600 }

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
  const timer = createQuietTimer(() => {
    for (const follower of followers) follower()
  }, pause)
  const unsubscribe = store.subscribe(timer.note)
  const later = {
    followers,
    stop() {
      unsubscribe()
      timer.stop()
    },
  }
  laters.set(store, later)
  return later
}
