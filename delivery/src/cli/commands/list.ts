import { describeMoves } from '../output/describe-moves.ts'
import { describeReleases } from '../output/describe-releases.ts'
import type { ReleaseContext } from '../steps/release-context.ts'

export async function list({ store, command, print }: ReleaseContext): Promise<void> {
  const lines = command.releases
    ? describeReleases(await store.list())
    : describeMoves(await store.listMoves())
  if (lines.length <= 1) return print(`Nothing has been published into ${store.dir} yet.`)
  for (const line of lines) print(line)
  // A damaged pointer is no reason to keep the list back, which names the way out of it.
  const current = await store.readCurrent().catch(() => undefined)
  for (const { name, disabled } of current?.release.remotes ?? [])
    if (disabled) print(`${name} is switched off since ${disabled.since} (${disabled.reason}).`)
}
