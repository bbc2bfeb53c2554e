import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { FrameLayout } from './frame-layout.tsx'

/** DESIGN §7: milliseconds before a skeleton shows. */
const skeletonDelay = 150

/** The frame while the first screen's code is on its way: the menu works already. */
export function StartingFrame() {
  const { pathname } = useLocation()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), skeletonDelay)
    return () => clearTimeout(timer)
  }, [])
  return <FrameLayout comingPath={isDue ? pathname : null} />
}
