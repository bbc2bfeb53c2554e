import { useCallback, useEffect, useRef, useState } from 'react'
import { usePlatform } from '../platform/platform-context.tsx'
import { isDataScarce } from './is-data-scarce.ts'
import { loadPatiently } from './load-patiently.ts'
import { sayMissing, toMissingNotice } from './say-missing.ts'
import { whenIdle } from './when-idle.ts'
import { whenSettled } from './when-settled.ts'

/** Milliseconds after which an early request waits for idle time no longer. */
const requestWithin = 300
/** The same for what is only fetched ahead: a busy machine has no idle time until after the press. */
const prefetchWithin = 1_000

export type LazyPart<Part> = {
  /** Null until it is there. */
  part: Part | null
  /** Brings it. What does not come is said in a toast that offers to try again. */
  request(): void
  /** Brings it for nobody who waits: what does not come is not said. */
  prefetch(): void
  /** Brings it for whoever may want it next: what does not come is asked for once more, not before the line is back, and then said. */
  requestEarly(): void
  /**
   * Brings it for a screen that cannot go on without it: what does not come is said until it is there, somebody closes the
   * notice, or nobody wants it any more, which is told by calling the answer, and not at all after that.
   */
  want(): () => void
}

/**
 * Code that most visits to a screen do without, such as a panel. What does not come costs nothing else on the screen. `load`
 * must be the same at every render; `name` begins the sentence: "View options could not be loaded".
 */
export function useLazyPart<Part>(load: () => Promise<Part>, name: string): LazyPart<Part> {
  const { notify } = usePlatform()
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null)
  const wanting = useRef(0)
  const notice = useRef<() => void>(undefined)
  const endNotice = useCallback(() => {
    notice.current?.()
    notice.current = undefined
  }, [])
  const keep = useCallback(
    (part: Part) => {
      endNotice()
      setLoaded((before) => before ?? { part })
    },
    [endNotice],
  )
  const bring = useCallback(
    (isEarly: boolean, isWanted: () => boolean = () => true) => {
      const loading = isEarly ? loadEarly(load) : loadPatiently(load)
      loading.then(keep, () => {
        endNotice()
        if (!isWanted()) return
        const retry = () => bring(false, isWanted)
        if (wanting.current > 0) {
          notice.current = sayMissing(notify, name, retry)
          return
        }
        const id = notify.error(...toMissingNotice(name, retry))
        notice.current = () => notify.dismiss(id)
      })
    },
    [load, keep, endNotice, name, notify],
  )
  const request = useCallback(() => bring(false), [bring])
  const requestEarly = useCallback(() => bring(true), [bring])
  const prefetch = useCallback(() => void load().then(keep, () => undefined), [load, keep])
  const want = useCallback(() => {
    wanting.current += 1
    bring(false, () => wanting.current > 0)
    return () => {
      wanting.current -= 1
      if (wanting.current === 0) endNotice()
    }
  }, [bring, endNotice])
  return { part: loaded?.part ?? null, request, prefetch, requestEarly, want }
}

/**
 * The part, brought once it is wanted; null until it is there. `attempt` changes each time that somebody asks for it: what did
 * not come before is asked for anew.
 */
export function useWantedPart<Part>(
  { part, want }: LazyPart<Part>,
  isWanted: boolean,
  attempt?: unknown,
): Part | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (isWanted) return want()
  }, [isWanted, attempt, want])
  return part
}

/** For what is there with the screen. */
export const toPresentPart = <Part>(part: Part): LazyPart<Part> => ({
  part,
  request: () => undefined,
  prefetch: () => undefined,
  requestEarly: () => undefined,
  want: () => () => undefined,
})

/** What nobody asked for yet is asked for anew whatever the reason, not before the line is back. */
async function loadEarly<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return load()
  }
}

/**
 * Brings a part ahead of the click that needs it: when the screen has settled and the browser is idle or a second is over, unless
 * data is metered or the line slow, and after the first movement of a pointer or press of a key at the latest, though not
 * before what that press asked for is answered.
 */
export function useEarlyRequest({ requestEarly, prefetch }: LazyPart<unknown>): void {
  const { queryClient } = usePlatform()
  useEffect(() => {
    const listening = new AbortController()
    const stopWaiting = isDataScarce() ? undefined : whenSettled(queryClient, prefetch, prefetchWithin)
    const handle = () => {
      listening.abort()
      stopWaiting?.()
      whenIdle(requestEarly, requestWithin)
    }
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      window.addEventListener(type, handle, { signal: listening.signal })
    }
    return () => {
      listening.abort()
      stopWaiting?.()
    }
  }, [queryClient, requestEarly, prefetch])
}
