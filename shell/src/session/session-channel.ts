import { userSchema } from '@console/shared/schemas/session'
import * as z from 'zod/mini'
import { adoptSession, endSession, type Session, sessionStore } from './session.store.ts'
import { hasStoredUser } from './session-storage.ts'

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signed-out') }),
  z.object({ type: z.literal('session-wanted') }),
  z.object({ type: z.literal('session'), token: z.string(), user: userSchema }),
])
type SessionMessage = z.infer<typeof messageSchema>

/** Milliseconds a new tab waits for an open one; tabs of one browser answer within a few. */
const answerTime = 250

const channel = new BroadcastChannel('console-session')
const post = (message: SessionMessage) => channel.postMessage(message)

/** Keeps this tab's session in step with the browser's other tabs. */
export function startSessionChannel() {
  let isFollowing = false
  channel.addEventListener('message', ({ data }) => {
    const message = messageSchema.safeParse(data)
    if (!message.success) return
    const { token, user } = sessionStore.getState()
    if (message.data.type === 'session-wanted' && token !== null && user !== null) {
      post({ type: 'session', token, user })
    }
    if (message.data.type === 'signed-out' && token !== null) {
      isFollowing = true
      endSession()
      isFollowing = false
    }
  })
  sessionStore.subscribe((session, previous) => {
    if (session.token === null && previous.token !== null && !isFollowing) post({ type: 'signed-out' })
  })
}

/** A tab opened beside a running session takes that session over; without one nothing happens. */
export async function joinRunningSession(): Promise<void> {
  if (sessionStore.getState().token !== null || !hasStoredUser()) return
  const session = await askOtherTabs()
  if (session !== null) adoptSession(session)
}

function askOtherTabs(): Promise<Session | null> {
  const answer = Promise.withResolvers<Session | null>()
  const listen = ({ data }: MessageEvent) => {
    const message = messageSchema.safeParse(data)
    if (message.success && message.data.type === 'session') answer.resolve(message.data)
  }
  channel.addEventListener('message', listen)
  const timer = setTimeout(() => answer.resolve(null), answerTime)
  post({ type: 'session-wanted' })
  return answer.promise.finally(() => {
    clearTimeout(timer)
    channel.removeEventListener('message', listen)
  })
}
