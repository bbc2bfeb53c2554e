import { sendDeletions } from '@console/shared/deletion/pending'
import { findRequestId, toUserMessage } from '@console/shared/errors'
import { createQueryClient } from '@console/shared/query'
import type { QueryClient } from '@tanstack/react-query'
import { notify } from '../notices/notify.ts'
import { isSignedIn, onSessionEnding, sessionStore } from '../session/session.store.ts'

/** A query client whose contents belong to the signed-in person, who is told of its failures. */
export function createSessionQueries(): QueryClient {
  const queryClient = createQueryClient({
    // A failure of a request made by somebody who has since left is not reported.
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
  // Pending deletes are sent with the session of the person who made them, before it ends.
  onSessionEnding(() => sendDeletions(queryClient))
  // The cache is cleared for the next person.
  sessionStore.subscribe((session, previous) => {
    if (previous.user !== null && session.user?.id !== previous.user.id) queryClient.clear()
  })
  return queryClient
}

/** The request's id in the server's log; empty if the server sent none. */
function toRequestNote(error: unknown): string[] {
  const requestId = findRequestId(error)
  return requestId === undefined ? [] : [`Request ${requestId}`]
}
