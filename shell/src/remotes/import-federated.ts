import type { ImportRemote } from './exposed-module.ts'

/** Loads the federation runtime when the first remote is asked for, so that signing in does without it. */
export const importFederated: ImportRemote = async (remote, attempt) => {
  const { loadFederated } = await import(/* webpackChunkName: "federation" */ './federation-runtime.ts')
  return loadFederated(remote, attempt)
}
