import type { DocumentStore, ReadableDocument } from './document-store.ts'

/**
 * The document as those read it who show one part of it: they hear of changes of that part alone. Parts are kept in a
 * record by id. With a listener for each of a thousand fields, calling them all would be most of what a key costs.
 */
export function createPartStores<Document>(
  store: DocumentStore<Document>,
  select: (document: Document) => Readonly<Record<string, unknown>>,
): (id: string | number) => ReadableDocument<Document> {
  const listenersById = new Map<string, Set<() => void>>()
  const views = new Map<string, ReadableDocument<Document>>()
  let parts = select(store.read())
  store.subscribe(() => {
    const before = parts
    parts = select(store.read())
    if (before === parts) return
    for (const [id, listeners] of listenersById) {
      if (!Object.is(before[id], parts[id])) for (const listener of listeners) listener()
    }
  })

  function buildView(id: string): ReadableDocument<Document> {
    return {
      read: store.read,
      subscribe(listener) {
        const listeners = listenersById.get(id) ?? new Set()
        listenersById.set(id, listeners.add(listener))
        return () => {
          listeners.delete(listener)
          if (listeners.size === 0 && listenersById.get(id) === listeners) listenersById.delete(id)
        }
      },
    }
  }

  return (id) => {
    const key = String(id)
    const view = views.get(key) ?? buildView(key)
    views.set(key, view)
    return view
  }
}
