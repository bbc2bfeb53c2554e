import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** DESIGN §7: milliseconds that the current screen stays before the next one's skeleton replaces it. */
const skeletonDelay = 150

/** Path of the screen that is loading, once it takes long enough to show. */
export function useComingPath(): string | null {
  const { pathname } = useLocation()
  const coming = useNavigation().location?.pathname ?? null
  const awaited = coming === pathname ? null : coming
  const [due, setDue] = useState<string | null>(null)
  if (due !== null && due !== awaited) setDue(null)
  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => setDue(awaited), skeletonDelay)
    return () => clearTimeout(timer)
  }, [awaited])
  return due
}
