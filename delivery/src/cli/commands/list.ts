import { describeExpiry } from '../output/describe-expiry.ts'
import { describeMoves } from '../output/describe-moves.ts'
import { describeReleases } from '../output/describe-releases.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function list({ target, store, client, command, print }: ReleaseContext): Promise<void> {
  const { most } = command
  // One more than is printed, to know whether there are more.
  const asked = most && most + 1
  const lines = command.releases
    ? describeReleases(await target.list(asked), most)
    : describeMoves(await target.listMoves(asked), most)
  if (lines.length <= 1) return print(`Nothing has been published into ${target.name} yet.`)
  for (const line of lines) print(line)
  for (const { name, disabled } of await target.listSwitchedOff())
    print(`${name} is switched off since ${disabled.since} (${disabled.reason}).`)
  if (client !== undefined) return
  const current = await store.readCurrent().catch(() => undefined)
  for (const line of describeExpiry(command.environment, current?.signed?.expires_at)) print(line)
}
