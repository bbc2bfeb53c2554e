import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { listDeviceNotes } from './device-notes.ts'
import { keptNotesKey } from './kept-notes-key.ts'

/** What this device has of the notes on all mocks: all of them, or what a server that keeps them does not have yet. */
export const keptNotesQuery = ({ drafts, settings }: Pick<Platform, 'drafts' | 'settings'>) =>
  queryOptions({
    queryKey: keptNotesKey,
    queryFn: async () => listDeviceNotes(await drafts.list(), settings.features.versions === true),
    // Another tab tells of what it writes; this one may have written since the screen was left.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    structuralSharing: false,
    networkMode: 'always',
  })
