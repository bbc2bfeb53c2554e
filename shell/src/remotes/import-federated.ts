import type { ImportRemote } from './exposed-module.ts'

/** Loads the federation runtime along with the first remote, so that signing in does not need it. */
export const importFederated: ImportRemote = async (remote, attempt) => {
  const { loadFederated } = await import(/* webpackChunkName: "federation" */ './federation-runtime.ts')
  return loadFederated(remote, attempt)
}
