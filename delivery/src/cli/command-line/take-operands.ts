import { CommandError } from '@console/node-server/command-error'
import type { ReleaseCommand } from './parse-release-command.ts'

/** @throws CommandError unless exactly one is given. */
export function takeOne({ operands }: ReleaseCommand, what: string, usage: string): string {
  const one = takeAtMostOne({ operands }, usage)
  if (one === undefined) throw new CommandError(`Say which ${what}: pnpm release ${usage}.`)
  return one
}

/** @throws CommandError when there are more. */
export function takeAtMostOne(
  { operands: [one, ...more] }: Pick<ReleaseCommand, 'operands'>,
  usage: string,
): string | undefined {
  if (more.length === 0) return one
  throw new CommandError(`Name only one, not ${one} and ${more.join(', ')}: pnpm release ${usage}.`)
}
