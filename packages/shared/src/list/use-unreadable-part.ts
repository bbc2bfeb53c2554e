import { useEffect } from 'react'
import type { UnreadableRecord } from '../http/record-list.ts'
import { useLazyPart } from '../ui/lazy-part.ts'

const importUnreadable = () => import(/* webpackChunkName: "unreadable" */ './unreadable.tsx')

export type UnreadablePart = Awaited<ReturnType<typeof importUnreadable>>

/** What shows what of a list could not be read; null where all could, and until it is there. */
export function useUnreadablePart(...lists: readonly (readonly UnreadableRecord[])[]): UnreadablePart | null {
  const { part, request } = useLazyPart(importUnreadable, 'Details of unreadable records')
  const isWanted = lists.some(({ length }) => length > 0)
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request])
  return isWanted ? part : null
}
