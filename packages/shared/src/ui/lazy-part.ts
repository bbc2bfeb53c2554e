import { useCallback, useEffect, useState } from 'react'
import { usePlatform } from '../platform/platform-context.tsx'
import { whenIdle } from './when-idle.ts'

/** Milliseconds after which an early request waits for idle time no longer. */
const requestWithin = 300

/**
 * Code that most visits to a screen do without, such as a panel: null until `request` brought it. What does not come is
 * said in a toast that offers to try again, and costs nothing else on the screen. `load` must be the same at every
 * render; `name` begins the sentence: "View options could not be loaded".
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  name: string,
): { part: Part | null; request(): void } {
  const { notify } = usePlatform()
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null)
  const request = useCallback(() => {
    load().then(
      (part) => setLoaded((before) => before ?? { part }),
      () =>
        notify.error(`${name} could not be loaded`, {
          description: 'Check the connection.',
          action: { label: 'Try again', onClick: request },
        }),
    )
  }, [load, name, notify])
  return { part: loaded?.part ?? null, request }
}

/**
 * Asks for a part after the first movement of a pointer or press of a key, ahead of the click that needs it, and not
 * before what that press asked for is answered.
 */
export function useEarlyRequest(request: () => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const handle = () => {
      listening.abort()
      whenIdle(request, requestWithin)
    }
    for (const type of ['pointermove', 'pointerdown', 'keydown']) {
      window.addEventListener(type, handle, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [request])
}
