import { type Ages, findLagging } from '../../releases/find-lagging.ts'
import { openStore } from './open-store.ts'
import type { ReleaseContext } from './release-context.ts'

/** The remotes of one environment compared with the shell of another, in a release folder or on a release server. */
export async function readAges(
  { store, client, ...context }: ReleaseContext,
  of: string,
  shellOf: string,
): Promise<Ages> {
  if (client !== undefined) return client.lagging({ of, shell: shellOf })
  return findLagging({
    remotesOf: await openStore(store.dir, context, of),
    shellOf: await openStore(store.dir, context, shellOf),
  })
}
