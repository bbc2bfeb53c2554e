import { openTabChannel } from '@console/shared/tab-channel'
import * as z from 'zod/mini'
import { adoptSession, isSignedIn, leaveSession, notifySessionEnding, sessionStore } from './session.store.ts'
import { hasStoredUser, personFields } from './session-storage.ts'

/** Tabs of several releases may be open, so the names in these messages must not change. */
const running = { token: z.string().check(z.minLength(1)), ...personFields }
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signed-in'), ...running }),
  z.object({ type: z.literal('signed-out') }),
  z.object({ type: z.literal('session-ending') }),
  z.object({ type: z.literal('session-wanted') }),
  z.object({ type: z.literal('session'), ...running }),
])
type SessionMessage = z.infer<typeof messageSchema>

/** Milliseconds that a new tab delays its first screen for an open one; tabs of one browser reply within a few. */
const replyTimeout = 250

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

let isFollowing = false

/** Changes received from another tab are not sent on. */
function listenAndFollow(handle: (message: SessionMessage) => void): () => void {
  return listen((message) => {
    isFollowing = true
    handle(message)
    isFollowing = false
  })
}

/** Keeps this tab's session in sync with the browser's other tabs. */
export function startSessionChannel() {
  listenAndFollow(follow)
  sessionStore.subscribe(({ accessToken }, previous) => {
    if (isFollowing || accessToken === previous.accessToken) return
    if (!tellSession('signed-in')) post({ type: 'signed-out' })
  })
}

/** Tells the other tabs to send the calls that need the session, which is about to end. */
export const announceSessionEnd = () => post({ type: 'session-ending' })

/** False if there is no session to announce. */
function tellSession(type: 'signed-in' | 'session'): boolean {
  const { accessToken: token, user, permissions } = sessionStore.getState()
  if (user === null) return false
  post({ type, token, user, permissions })
  return true
}

function follow(message: SessionMessage) {
  const { user } = sessionStore.getState()
  if (message.type === 'session-wanted') tellSession('session')
  if (message.type === 'session-ending') notifySessionEnding()
  if (message.type === 'signed-out' && user !== null) leaveSession()
  if (message.type === 'signed-in') {
    // One browser is one person: another person's screens must not stay visible.
    if (user !== null && user.id !== message.user.id) leaveSession()
    else adoptSession(message)
  }
}

/**
 * A tab opened beside a running session joins it. Resolves in time for the first screen: a busy tab may reply later,
 * and the sign-in screen then gives way.
 */
export async function joinRunningSession(): Promise<void> {
  if (isSignedIn() || !hasStoredUser()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, replyTimeout)
  const stopListening = listenAndFollow((message) => {
    if (message.type !== 'session') return
    stopListening()
    if (!isSignedIn() && hasStoredUser()) adoptSession(message)
    resolve()
  })
  post({ type: 'session-wanted' })
  await promise
  clearTimeout(timer)
}
