import type { Credentials, SignInResult } from '@console/shared/schemas/session'
import { writeAudit } from '../audit/write-audit.ts'
import type { Services } from '../database/services.ts'
import { ApiError } from '../http/api-error.ts'
import type { Incoming } from '../http/api-route.ts'
import { createBulkhead } from './bulkhead.ts'
import { toIdentifierKey } from './identifier.ts'
import { toNetwork, toSite } from './network.ts'
import { inTurn, isPasswordRight, toQueueRefusal } from './password.ts'
import type { SessionStore } from './session-store.ts'
import { createSignInLimit } from './sign-in-limit.ts'

type SignIn = { credentials: Credentials; incoming: Incoming }

/** Checks the password and starts a session. Known and unknown people take the same path, so that neither text nor time tells them apart. */
export function createSignIn({ database, now }: Services, sessions: SessionStore) {
  const limit = createSignInLimit(database, now)
  const lookUp = createBulkhead({ mostRunning: 2, mostWaiting: 2_000, toRefusal: toQueueRefusal })

  return async ({ credentials, incoming }: SignIn): Promise<SignInResult> => {
    const { requestId, address } = incoming
    const identifierKey = toIdentifierKey(credentials.identifier)
    const network = toNetwork(address)
    // By what was typed: counted by person, an email and a phone number would tell whether they are one's.
    const account = `identifier ${identifierKey}`
    const { found, isKnown } = await lookUp(
      async () => {
        const found = await sessions.findStaff(identifierKey)
        return { found, isKnown: await sessions.isKnown(found?.id ?? 0, network) }
      },
      { caller: network },
    )
    const audit = (action: 'sign-in' | 'sign-in-refused' | 'sign-in-locked', difference = {}) => {
      const staff = action === 'sign-in' && found !== undefined ? found : null
      const origin = { requestId, address, staff }
      const entry = { action, subject: 'session', recordId: found?.id ?? null, difference }
      return writeAudit(database, now(), origin, entry)
    }

    async function check() {
      const attempt = await limit.begin({ account, network, site: toSite(address), isKnown })
      const isRight = await isPasswordRight(credentials.password, found?.password_hash ?? null)
      if (found !== undefined && isRight) {
        await attempt.succeed()
        return found
      }
      await audit('sign-in-refused')
      // Once for each limit that is reached: a flood of refusals must not fill the audit.
      for (const name of attempt.reached) await audit('sign-in-locked', { limit: { to: name } })
      throw new ApiError(401, 'The email or phone number and the password do not match')
    }

    // A flood queues behind people on networks that they have signed in from, each of whom counts as one caller.
    const caller = isKnown ? `${account} ${network}` : network
    const { id, email, name, roles, permissions } = await inTurn(check, { caller, isKnown })
    const token = await sessions.startSession({
      staffId: id,
      isRemembered: credentials.remember_me,
      address,
      agent: incoming.readHeader('user-agent') ?? '',
      replaced: incoming.readHeader('authorization'),
    })
    await audit('sign-in')
    return { token, user: { id, email, name, roles: roles.map((role) => ({ name: role })) }, permissions }
  }
}
