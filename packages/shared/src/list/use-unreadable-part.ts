import { useEffect } from 'react'
import type { UnreadableRecord } from '../http/record-list.ts'
import { useLazyPart } from '../ui/lazy-part.ts'

const importUnreadable = () => import(/* webpackChunkName: "unreadable" */ './unreadable.tsx')

export type UnreadablePart = Awaited<ReturnType<typeof importUnreadable>>

/** What shows the records of a list that could not be read; null where there are none, and until it is there. */
export function useUnreadablePart(unreadable: readonly UnreadableRecord[]): UnreadablePart | null {
  const { part, request } = useLazyPart(importUnreadable, 'Details of unreadable records')
  const isWanted = unreadable.length > 0
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request])
  return isWanted ? part : null
}
