import { CommandError } from '@console/node-server/command-error'
import { environmentNameSchema } from '@console/shared/release-server/environments'
import { ownedPathSchema } from '@console/shared/remote-config'
import type { RedirectsRequest } from '../../releases/candidate/compose-release.ts'
import { production } from '../../releases/site/site-layout.ts'
import { toWebAddress } from './find-actor.ts'

const longestLine = 500

/** A single line without control characters, which a terminal shows as it is. */
export const toLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longestLine)

const hour = 60 * 60 * 1000

/** In milliseconds. @throws CommandError. */
export function parseDuration(option: string, text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([dh])$/.exec(text) ?? []
  if (count === undefined)
    throw new CommandError(`${option} takes days or hours, such as 30d or 12h, not “${text}”.`)
  return Number(count) * (unit === 'd' ? 24 * hour : hour)
}

/** @throws CommandError. */
export function parseCount(option: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new CommandError(`${option} takes a whole number, such as 30, not “${toLine(text)}”.`)
}

/** Percent of staff. @throws CommandError. */
export function parseShare(text: string): number {
  if (/^(?:\d{1,2}|100)$/.test(text)) return Number(text)
  throw new CommandError(
    `A canary is for a whole number of percent from 0 to 100, such as 10, not “${toLine(text)}”.`,
  )
}

/** Who has a canary, as the flags say it. @throws CommandError. */
export function parseAudience({ share = '0', roles = '' }: Partial<Record<'share' | 'roles', string>>) {
  const named = roles
    .split(',')
    .map(toLine)
    .filter((role) => role !== '')
  return {
    share: parseShare(share),
    ...(named.length > 0 && { roles: named }),
  }
}

/** @throws CommandError. */
export function parseOrigin(text: string): string {
  const address = URL.parse(text)
  if (address !== null && /^https?:$/.test(address.protocol) && address.pathname === '/')
    return address.origin
  throw new CommandError(
    `--url takes the address of a console, such as https://console.example.com, not “${toLine(text)}”.`,
  )
}

/** @throws CommandError. */
export function parsePublicKey(text: string): string {
  if (/^[\w-]{43}$/.test(text)) return text
  throw new CommandError(
    `--trust takes a public key of 43 characters, as pnpm release key show prints it, not “${text}”.`,
  )
}

/** @throws CommandError. */
export function parseCommit(text: string): string {
  if (/^[\w./+-]{1,100}$/.test(text)) return text
  throw new CommandError(`--commit takes the name of a commit, such as 3a3ea43, not “${toLine(text)}”.`)
}

/** @throws CommandError. */
export function parseRun(text: string): string {
  const address = toWebAddress(text)
  if (address !== undefined) return address
  throw new CommandError(
    `--run takes the address of a CI run, such as https://ci.example.com/runs/7, not “${toLine(text)}”.`,
  )
}

/** @throws CommandError. */
export function parseEnvironment(text: string = production): string {
  if (environmentNameSchema.safeParse(text).success) return text
  throw new CommandError(
    `An environment is named in lower case letters, digits and hyphens, such as staging, not “${toLine(text)}”.`,
  )
}

/** An origin of the console's pages, with an environment in front of it or without. @throws CommandError. */
export function parseConsoleOrigin(text: string): { origin: string; environment: string | undefined } {
  const [, environment, given = ''] = /^(?:([^=:]+)=)?(.*)$/s.exec(text) ?? []
  const address = URL.parse(given)
  if (address !== null && /^https?:$/.test(address.protocol) && given.replace(/\/$/, '') === address.origin)
    return {
      origin: address.origin,
      environment: environment === undefined ? undefined : parseEnvironment(environment),
    }
  throw new CommandError(
    `--console-origin takes where the console is, such as https://console.example.com or staging=https://staging.example.com, not “${toLine(text)}”.`,
  )
}

/** @throws CommandError. */
export function parseRedirects(
  add: readonly string[],
  drop: readonly string[],
): RedirectsRequest | undefined {
  if (add.length === 0 && drop.length === 0) return undefined
  return {
    add: add.map((text) => {
      const [from = '', to = '', ...more] = text.split('=')
      if (more.length === 0 && isPath(from) && isPath(to)) return { from, to }
      throw new CommandError(
        `--redirect takes two paths, such as /old/=/new/, each with a slash at both ends, not “${toLine(text)}”.`,
      )
    }),
    drop: drop.map((path) => {
      if (isPath(path)) return path
      throw new CommandError(
        `--drop-redirect takes a path, such as /old/, with a slash at both ends, not “${toLine(path)}”.`,
      )
    }),
  }
}

const isPath = (text: string) => ownedPathSchema.safeParse(text).success
