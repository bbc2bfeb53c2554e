import { createStore, type UseStore } from 'idb-keyval'

/** Opened on first use: browsers that block storage fail when a database is opened. */
export function deviceDatabase(name: string, store: string): () => UseStore {
  let opened: UseStore | undefined
  return () => {
    opened ??= createStore(name, store)
    return opened
  }
}
