import { startConsole } from 'shell/start-console'

/** Called by the entry that `build-one-bundle.ts` generates, which imports every remote. */
export function startOneBundle(remotes: readonly { name: string }[]) {
  const modules = new Map(remotes.map((remote) => [remote.name, { default: remote }]))
  void startConsole({ importRemote: async ({ name }) => modules.get(name) })
}
