import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** DESIGN §7: milliseconds for which the screen that is left stays, before a skeleton of the coming one takes its place. */
const skeletonDelay = 150

/** The path of the screen that is on its way, once that takes long enough to say so. */
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
