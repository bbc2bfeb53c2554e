import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readRecordName } from '../navigation/record-name.store.ts'
import { useRemotes } from '../remotes/use-remotes.ts'
import { FrameLayout } from './frame-layout.tsx'

/** DESIGN §7: milliseconds before a skeleton shows. */
const skeletonDelay = 150

/** The frame while the first screen's code is loading; its menu already works. */
export function StartingFrame() {
  const { pathname } = useLocation()
  const remotes = useRemotes()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), skeletonDelay)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => void readRecordName(remotes, pathname), [remotes, pathname])
  return <FrameLayout comingPath={isDue ? pathname : null} />
}
