import { credentialsSchema, signInResultSchema } from '@console/shared/schemas/session'
import * as z from 'zod/mini'
import { ApiError } from '../http/api-error.ts'
import { type ApiRoute, publicWriteRoute, staffRoute } from '../http/api-route.ts'
import { toIdentifierKey } from './identifier.ts'
import { isPasswordRight } from './password.ts'
import type { SessionStore } from './session-store.ts'
import type { SignInLimit } from './sign-in-limit.ts'

export function buildSessionRoutes(store: SessionStore, limit: SignInLimit): ApiRoute[] {
  return [
    publicWriteRoute({
      method: 'POST',
      path: '/login',
      summary: 'Sign in with an email or phone number and a password',
      subject: 'session',
      body: credentialsSchema,
      answer: signInResultSchema,
      message: 'Signed in',
      async handle({ body, address }) {
        const identifierKey = toIdentifierKey(body.identifier)
        const attempt = limit.begin(identifierKey, address)
        const staff = await store.findStaff(identifierKey)
        const isRight = await isPasswordRight(body.password, staff?.password_hash ?? null)
        if (staff === undefined || !isRight) {
          throw new ApiError(401, 'The email or phone number and the password do not match')
        }
        attempt.succeed()
        const { id, email, name, roles, permissions } = staff
        const token = await store.startSession(id, body.remember_me)
        return { token, user: { id, email, name, roles: roles.map((role) => ({ name: role })) }, permissions }
      },
    }),
    staffRoute({
      method: 'POST',
      path: '/logout',
      summary: 'End the session of the token that is sent',
      subject: 'session',
      answer: z.null(),
      message: 'Signed out',
      async handle({ staff }) {
        await store.endSession(staff.tokenHash)
        return null
      },
    }),
  ]
}
