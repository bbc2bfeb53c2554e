import { useEffect, useState } from 'react'

const toSeconds = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Seconds left until a moment, counting down to 0. */
export function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(() => toSeconds(at))

  useEffect(() => {
    setSeconds(toSeconds(at))
    // Often enough that no second is skipped; timers of a tab in the background come late, so the clock decides.
    const timer = setInterval(() => {
      const left = toSeconds(at)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [at])

  return seconds
}
