import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openTabChannel } from '../storage/tab-channel.ts'
import type { InvalidatedKeys } from './mutation-meta.ts'

const channelName = 'console-changes'
const messageSchema = z.array(z.array(z.union([z.string(), z.number()])))

/** Invalidates queries in this browser's other tabs after a write that is not a mutation; mutations do so themselves. */
export function invalidateInOtherTabs(invalidates: InvalidatedKeys): void {
  const channel = openTabChannel(channelName)
  channel?.postMessage(invalidates)
  channel?.close()
}

/**
 * Invalidates queries that other tabs report, as long as the page lives. Returns a function that reports changes of
 * this tab.
 */
export function shareInvalidations(queryClient: QueryClient): (invalidates: InvalidatedKeys) => void {
  const channel = openTabChannel(channelName)
  channel?.addEventListener('message', ({ data }) => {
    const keys = messageSchema.safeParse(data)
    if (!keys.success) return
    for (const queryKey of keys.data) void queryClient.invalidateQueries({ queryKey })
  })
  return (invalidates) => channel?.postMessage(invalidates)
}
