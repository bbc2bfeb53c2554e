import { createStore, type UseStore } from 'idb-keyval'

/** A database of this device, opened when it is first used: browsers that store nothing fail at opening. */
export function deviceDatabase(name: string, store: string): () => UseStore {
  let opened: UseStore | undefined
  return () => {
    opened ??= createStore(name, store)
    return opened
  }
}
