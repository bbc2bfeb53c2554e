import { openTabChannel } from '@console/shared/tab-channel'
import * as z from 'zod/mini'
import { adoptSession, isSignedIn, leaveSession, sessionStore } from './session.store.ts'
import { hasStoredUser, personFields, type RunningSession } from './session-storage.ts'

const running = { token: z.string().check(z.minLength(1)), ...personFields }
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signed-in'), ...running }),
  z.object({ type: z.literal('signed-out') }),
  z.object({ type: z.literal('session-wanted') }),
  z.object({ type: z.literal('session'), ...running }),
])
type SessionMessage = z.infer<typeof messageSchema>

/** Tabs of several releases may be open, so that the names of a message stay as they are. */
const toMessage = ({ accessToken: token, user, permissions }: RunningSession) => ({
  token,
  user,
  permissions,
})
const toSession = ({ token, user, permissions }: ReturnType<typeof toMessage>): RunningSession => ({
  accessToken: token,
  user,
  permissions,
})

/** Milliseconds a new tab waits for an open one; tabs of one browser answer within a few. */
const answerTime = 250

const channel = openTabChannel('console-session')

const post = (message: SessionMessage) => channel?.postMessage(message)

function listen(receive: (message: SessionMessage) => void): () => void {
  const handle = ({ data }: MessageEvent) => {
    const message = messageSchema.safeParse(data)
    if (message.success) receive(message.data)
  }
  channel?.addEventListener('message', handle)
  return () => channel?.removeEventListener('message', handle)
}

/** Keeps this tab's session in step with the browser's other tabs. */
export function startSessionChannel() {
  let isFollowing = false
  listen((message) => {
    isFollowing = true
    follow(message)
    isFollowing = false
  })
  sessionStore.subscribe((session, previous) => {
    if (isFollowing || session.accessToken === previous.accessToken) return
    post(session.user === null ? { type: 'signed-out' } : { type: 'signed-in', ...toMessage(session) })
  })
}

function follow(message: SessionMessage) {
  const session = sessionStore.getState()
  if (message.type === 'session-wanted' && session.user !== null) {
    post({ type: 'session', ...toMessage(session) })
  }
  if (message.type === 'signed-out' && session.user !== null) leaveSession()
  if (message.type === 'signed-in') {
    // One browser is one person: a screen of somebody else is not theirs to see.
    if (session.user !== null && session.user.id !== message.user.id) leaveSession()
    else adoptSession(toSession(message))
  }
}

/** A tab opened beside a running session takes that session over; without one nothing happens. */
export async function joinRunningSession(): Promise<void> {
  if (isSignedIn() || !hasStoredUser()) return
  const session = await askOtherTabs()
  if (session !== null && !isSignedIn()) adoptSession(session)
}

function askOtherTabs(): Promise<RunningSession | null> {
  const answer = Promise.withResolvers<RunningSession | null>()
  const stopListening = listen((message) => {
    if (message.type === 'session') answer.resolve(toSession(message))
  })
  const timer = setTimeout(() => answer.resolve(null), answerTime)
  post({ type: 'session-wanted' })
  return answer.promise.finally(() => {
    clearTimeout(timer)
    stopListening()
  })
}
