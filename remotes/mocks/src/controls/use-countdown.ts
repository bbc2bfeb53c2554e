import { useEffect, useState } from 'react'

/** Counts down from `seconds`, measured by the clock, since timers of background tabs are throttled. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  useEffect(() => {
    if (endsAt === null) return
    const tick = () => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) setEndsAt(null)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return {
    left,
    isRunning: endsAt !== null,
    isOver: left === 0,
    start: () => setEndsAt(Date.now() + left * 1000),
    pause: () => setEndsAt(null),
    reset(to = seconds) {
      setEndsAt(null)
      setLeft(to)
    },
  }
}

/** "4:05". Rounded down as browsers’ players do: 87.6 is 1:27. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
