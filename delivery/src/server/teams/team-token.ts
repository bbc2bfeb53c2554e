import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits. The prefix lets scanners for leaked secrets know one when they see it. */
export const createToken = (): string => `console_release_${randomBytes(32).toString('base64url')}`

/**
 * A slow hash is for passwords, which can be guessed. 256 random bits cannot, so a
 * fast one hides them as well.
 */
export const hashToken = (token: string): string => hash('sha256', token)

/** The team of a token. Hashes are compared in constant time. */
export function findTeam<Team extends { token: string }>(
  teams: readonly Team[],
  token: string,
): Team | undefined {
  const given = Buffer.from(hashToken(token), 'hex')
  const found = teams.filter((team) => timingSafeEqual(Buffer.from(team.token, 'hex'), given))
  return found[0]
}
