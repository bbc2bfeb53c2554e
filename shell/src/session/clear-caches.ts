/** Databases that hold copies of what the server has; `console-mock-texts` is a former name. */
const cacheName = /^console-(?:cache\/|mock-texts$)/

/**
 * Empties the caches of all remotes on this device. Their stores are cleared in place of being deleted, for which every tab would
 * have to close them first.
 */
export async function clearCaches(): Promise<void> {
  try {
    for (const { name = '' } of await indexedDB.databases()) if (cacheName.test(name)) clear(name)
  } catch {
    // Nothing can be stored in this browser.
  }
}

function clear(name: string) {
  const request = indexedDB.open(name)
  request.onsuccess = () => {
    const database = request.result
    const stores = [...database.objectStoreNames]
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite')
      for (const store of stores) transaction.objectStore(store).clear()
    }
    database.close()
  }
}
