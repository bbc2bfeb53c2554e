import { useEffect, useState } from 'react'

const toSeconds = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Seconds left until a timestamp, counting down to 0. */
export function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(() => toSeconds(at))

  useEffect(() => {
    setSeconds(toSeconds(at))
    // Often enough that no second is skipped. Background tabs delay timers, so the clock decides.
    const timer = setInterval(() => {
      const left = toSeconds(at)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [at])

  return seconds
}
