import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { InvalidatedKeys } from '../query/query-client.ts'
import { openTabChannel } from '../storage/tab-channel.ts'

const channelName = 'console-changes'
const messageSchema = z.array(z.array(z.union([z.string(), z.number()])))

/** Tells this browser's other tabs which data a write made stale. */
export function announceChange(invalidates: InvalidatedKeys): void {
  const channel = openTabChannel(channelName)
  channel?.postMessage(invalidates)
  channel?.close()
}

/** Reads again what another tab changed, for as long as the screen stands. */
export function useChangesElsewhere(): void {
  const queryClient = useQueryClient()
  useEffect(() => followChanges(queryClient), [queryClient])
}

function followChanges(queryClient: QueryClient): () => void {
  const channel = openTabChannel(channelName)
  channel?.addEventListener('message', ({ data }) => {
    const keys = messageSchema.safeParse(data)
    if (!keys.success) return
    for (const queryKey of keys.data) void queryClient.invalidateQueries({ queryKey })
  })
  return () => channel?.close()
}
