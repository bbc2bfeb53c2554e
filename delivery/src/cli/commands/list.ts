import { describeExpiry } from '@console/shared/release/describe-expiry'
import { describeMoves } from '../output/describe-moves.ts'
import { describeReleases } from '../output/describe-releases.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function list({ target, command, print }: ReleaseContext): Promise<void> {
  const { most } = command
  // One more than is printed, to know whether there are more.
  const asked = most && most + 1
  const lines = command.releases
    ? describeReleases(await target.list(asked), most)
    : describeMoves(await target.listMoves(asked), most)
  if (lines.length <= 1) return print(`Nothing has been published into ${target.name} yet.`)
  for (const line of lines) print(line)
  const { switchedOff, expiresAt } = await target.readCurrentState()
  for (const { name, disabled } of switchedOff)
    print(`${name} is switched off since ${disabled.since} (${disabled.reason}).`)
  const expiry = describeExpiry(expiresAt)
  if (expiry !== undefined)
    print(`The release of ${command.environment} ${expiry}. Renew it: pnpm release renew`)
}
