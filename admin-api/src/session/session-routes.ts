import { credentialsSchema, signInResultSchema } from '@console/shared/schemas/session'
import { sessionListSchema } from '@console/shared/schemas/session-list'
import * as z from 'zod/mini'
import type { Origin } from '../audit/write-audit.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Services } from '../database/services.ts'
import { unknownRecord } from '../http/api-error.ts'
import { type ApiRoute, publicWriteRoute, staffBodyRoute, staffRoute } from '../http/api-route.ts'
import { createPasswordChange, newPasswordSchema } from './own-password.ts'
import type { SessionStore } from './session-store.ts'
import { createSignIn } from './sign-in.ts'

export function buildSessionRoutes(services: Services, store: SessionStore): ApiRoute[] {
  const signIn = createSignIn(services, store)
  /** `sessionId` is null where every session of the person ended. */
  const auditSignOut = (origin: Origin, sessionId: number | null) => {
    const entry = { action: 'sign-out', subject: 'session', recordId: sessionId } as const
    return writeAudit(services.database, services.now(), origin, entry)
  }

  const changePassword = createPasswordChange(services)

  return [
    publicWriteRoute({
      method: 'POST',
      path: '/login',
      summary: 'Sign in with an email or phone number and a password',
      subject: 'session',
      body: credentialsSchema,
      answer: signInResultSchema,
      message: 'Signed in',
      handle: ({ body, incoming }) => signIn({ credentials: body, incoming }),
    }),
    staffRoute({
      method: 'POST',
      path: '/logout',
      summary: 'End the session of the token that is sent',
      subject: 'session',
      answer: z.null(),
      message: 'Signed out',
      async handle({ staff, origin }) {
        await store.endSession(staff.id, staff.sessionId)
        await auditSignOut(origin, staff.sessionId)
        return null
      },
    }),
    staffBodyRoute({
      method: 'PUT',
      path: '/password',
      summary: 'Change one’s own password, which ends all other sessions',
      subject: 'password',
      permission: null,
      body: newPasswordSchema,
      answer: z.null(),
      message: 'Password changed',
      refuses: [429],
      handle: ({ staff, origin }, body) => changePassword(staff, body, origin),
    }),
    staffRoute({
      method: 'GET',
      path: '/sessions',
      summary: 'The sessions that one has open',
      subject: 'session',
      answer: sessionListSchema,
      message: 'Open sessions',
      handle: ({ staff }) => store.listSessions(staff),
    }),
    staffRoute({
      method: 'DELETE',
      path: '/sessions/{id}',
      summary: 'End one of the sessions that one has open',
      subject: 'session',
      answer: z.null(),
      message: 'Session ended',
      async handle({ id, staff, origin }) {
        if (!(await store.endSession(staff.id, id))) throw unknownRecord('session', id)
        await auditSignOut(origin, id)
        return null
      },
    }),
    staffRoute({
      method: 'DELETE',
      path: '/sessions',
      summary: 'End every session that one has open, this one included',
      subject: 'session',
      answer: z.null(),
      message: 'Signed out everywhere',
      async handle({ staff, origin }) {
        await store.endEverySession(staff.id)
        await auditSignOut(origin, null)
        return null
      },
    }),
  ]
}
