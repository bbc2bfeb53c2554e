import { whenIdle } from '@console/shared/ui/when-idle'
import { debounce } from 'es-toolkit/function'
import type { ReadableDocument } from '../document/document-store.ts'

export type Subscribe = (store: ReadableDocument<unknown>, follower: () => void) => () => void

/** Milliseconds without a change that count as a pause: a fast typist leaves 150 between two keys. */
const pause = 200

/** Maximum delay of a preview while changes go on. */
const longestWait = 600

const pausedStores = new WeakMap<object, Set<() => void>>()

/** A debounced `store.subscribe`. One timer serves all followers of a store. */
export const subscribeOnPause: Subscribe = (store, follower) => {
  const followers = pausedStores.get(store) ?? followOnPause(store)
  pausedStores.set(store, followers)
  followers.add(follower)
  return () => followers.delete(follower)
}

function followOnPause(store: ReadableDocument<unknown>): Set<() => void> {
  const followers = new Set<() => void>()
  let overdue: ReturnType<typeof setTimeout> | undefined
  const notify = debounce(() => {
    clearTimeout(overdue)
    overdue = undefined
    for (const follower of followers) follower()
  }, pause)
  store.subscribe(() => {
    // Not `maxWait` of es-toolkit/compat, which runs overdue work within the next call, here a key press.
    overdue ??= setTimeout(notify.flush, longestWait)
    notify()
  })
  return followers
}

/** Longer than a preview's pause: nobody watches the checks while typing. */
const idlePause = 250

/** Maximum additional wait for idle time. */
const maxIdleWait = 1000

/** Like `subscribeOnPause`, for expensive work: called when the browser is idle after a pause. */
export const subscribeWhenIdle: Subscribe = (store, follower) => {
  let cancelIdle: (() => void) | undefined
  const ask = debounce(() => {
    cancelIdle = whenIdle(follower, maxIdleWait)
  }, idlePause)
  const unsubscribe = store.subscribe(() => {
    // Cancelled once rather than on every further key, because cancelling takes time too.
    cancelIdle?.()
    cancelIdle = undefined
    ask()
  })
  return () => {
    unsubscribe()
    ask.cancel()
    cancelIdle?.()
  }
}
