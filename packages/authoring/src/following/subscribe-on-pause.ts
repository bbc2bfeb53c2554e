import { whenIdle } from '@console/shared/ui/when-idle'
import { debounce } from 'es-toolkit/function'
import type { ReadableDocument } from '../document/document-store.ts'

export type Subscribe = (store: ReadableDocument<unknown>, follower: () => void) => () => void

/** Milliseconds without a change that count as a pause: somebody who types fast leaves 150 between two keys. */
const pause = 200

/** The longest a preview waits while changes go on. */
const longestWait = 600

const pausedStores = new WeakMap<object, Set<() => void>>()

/**
 * As `store.subscribe`, but `follower` is called once for all changes of a moment, when they pause. One timer serves all
 * followers of a store, however many there are.
 */
export const subscribeOnPause: Subscribe = (store, follower) => {
  const followers = pausedStores.get(store) ?? followOnPause(store)
  pausedStores.set(store, followers)
  followers.add(follower)
  return () => followers.delete(follower)
}

function followOnPause(store: ReadableDocument<unknown>): Set<() => void> {
  const followers = new Set<() => void>()
  let overdue: ReturnType<typeof setTimeout> | undefined
  const tell = debounce(() => {
    clearTimeout(overdue)
    overdue = undefined
    for (const follower of followers) follower()
  }, pause)
  store.subscribe(() => {
    // Not `maxWait` of es-toolkit/compat: that runs what is overdue within the next call, which here is a key.
    overdue ??= setTimeout(tell.flush, longestWait)
    tell()
  })
  return followers
}

/** A longer pause than that of a preview: nobody watches a check while writing. */
const idlePause = 250

/** The longest the browser may keep us waiting for idle time after that. */
const idleWithin = 1000

/** As `subscribeOnPause`, for what takes a while to work out: called in the browser's idle time after a pause. */
export const subscribeWhenIdle: Subscribe = (store, follower) => {
  let cancelIdle: (() => void) | undefined
  const ask = debounce(() => {
    cancelIdle = whenIdle(follower, idleWithin)
  }, idlePause)
  const unsubscribe = store.subscribe(() => {
    // Once, and not again for every key that follows: to call off what is over takes time as well.
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
