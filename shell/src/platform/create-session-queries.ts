import { sendDeletions } from '@console/shared/deletion/pending'
import { findRequestId, toUserMessage } from '@console/shared/errors'
import { createQueryClient } from '@console/shared/query'
import type { QueryClient } from '@tanstack/react-query'
import { notify } from '../notices/notify.ts'
import { isSignedIn, onSessionEnding, sessionStore } from '../session/session.store.ts'

/** The one query client. What it holds belongs to a person, and its failures are told to whoever is signed in. */
export function createSessionQueries(): QueryClient {
  const queryClient = createQueryClient({
    // To a person who has left, what they had asked for is no news.
    onRefetchFailed: (error) => {
      if (isSignedIn()) {
        notify.error('What you see may be out of date', {
          description: [toUserMessage(error), ...toRequestNote(error)].join(' '),
        })
      }
    },
    onWriteFailed: (error) => {
      if (!isSignedIn()) return
      const [description] = toRequestNote(error)
      notify.error(toUserMessage(error), description === undefined ? {} : { description })
    },
  })
  // A delete that waits is made in the name of who asked for it, wherever they signed out.
  onSessionEnding(() => sendDeletions(queryClient))
  // What one person read is not for the next.
  sessionStore.subscribe((session, previous) => {
    if (previous.user !== null && session.user?.id !== previous.user.id) queryClient.clear()
  })
  return queryClient
}

/** For whoever looks the request up in the server's log; empty where the server gave it no id. */
function toRequestNote(error: unknown): string[] {
  const requestId = findRequestId(error)
  return requestId === undefined ? [] : [`Request ${requestId}`]
}
