import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openTabChannel } from '../storage/tab-channel.ts'
import type { InvalidatedKeys } from './mutation-meta.ts'

const channelName = 'console-changes'
const messageSchema = z.array(z.array(z.union([z.string(), z.number()])))

/** Tells this browser's other tabs what became stale by writes that are no mutations; those tell of themselves. */
export function invalidateInOtherTabs(invalidates: InvalidatedKeys): void {
  const channel = openTabChannel(channelName)
  channel?.postMessage(invalidates)
  channel?.close()
}

/** Invalidates what other tabs change, for as long as the page stands. Gives what tells them of a change in this one. */
export function shareInvalidations(queryClient: QueryClient): (invalidates: InvalidatedKeys) => void {
  const channel = openTabChannel(channelName)
  channel?.addEventListener('message', ({ data }) => {
    const keys = messageSchema.safeParse(data)
    if (!keys.success) return
    for (const queryKey of keys.data) void queryClient.invalidateQueries({ queryKey })
  })
  return (invalidates) => channel?.postMessage(invalidates)
}
