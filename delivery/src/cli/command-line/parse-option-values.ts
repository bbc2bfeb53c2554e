import { ownedPathSchema } from '@console/shared/remote-config'
import { CommandError } from '../../errors/command-error.ts'
import type { RedirectsRequest } from '../../releases/candidate/compose-release.ts'

const longestLine = 500

/** One line that a terminal shows as it is; what people type may hold anything. */
export const toLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longestLine)

const hour = 60 * 60 * 1000

/** In milliseconds. @throws CommandError. */
export function parseDuration(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([dh])$/.exec(text) ?? []
  if (count === undefined)
    throw new CommandError(`--valid-for takes days or hours, such as 30d or 12h, not “${text}”.`)
  return Number(count) * (unit === 'd' ? 24 * hour : hour)
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
