import { userSchema } from '@console/shared/schemas/session'
import { openTabChannel } from '@console/shared/tab-channel'
import * as z from 'zod/mini'
import { adoptSession, leaveSession, type RunningSession, sessionStore } from './session.store.ts'
import { hasStoredUser } from './session-storage.ts'

const running = { token: z.string().check(z.minLength(1)), user: userSchema }
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signed-in'), ...running }),
  z.object({ type: z.literal('signed-out') }),
  z.object({ type: z.literal('session-wanted') }),
  z.object({ type: z.literal('session'), ...running }),
])
type SessionMessage = z.infer<typeof messageSchema>

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
  sessionStore.subscribe(({ token, user }, previous) => {
    if (isFollowing || token === previous.token) return
    if (token !== null && user !== null) post({ type: 'signed-in', token, user })
    else post({ type: 'signed-out' })
  })
}

function follow(message: SessionMessage) {
  const { token, user } = sessionStore.getState()
  if (message.type === 'session-wanted' && token !== null && user !== null) {
    post({ type: 'session', token, user })
  }
  if (message.type === 'signed-out' && token !== null) leaveSession()
  if (message.type === 'signed-in') {
    // One browser is one person: a screen of somebody else is not theirs to see.
    if (user !== null && user.id !== message.user.id) leaveSession()
    else adoptSession(message)
  }
}

/** A tab opened beside a running session takes that session over; without one nothing happens. */
export async function joinRunningSession(): Promise<void> {
  if (sessionStore.getState().token !== null || !hasStoredUser()) return
  const session = await askOtherTabs()
  if (session !== null && sessionStore.getState().token === null) adoptSession(session)
}

function askOtherTabs(): Promise<RunningSession | null> {
  const answer = Promise.withResolvers<RunningSession | null>()
  const stopListening = listen((message) => {
    if (message.type === 'session') answer.resolve(message)
  })
  const timer = setTimeout(() => answer.resolve(null), answerTime)
  post({ type: 'session-wanted' })
  return answer.promise.finally(() => {
    clearTimeout(timer)
    stopListening()
  })
}
