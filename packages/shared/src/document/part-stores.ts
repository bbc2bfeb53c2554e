import type { DocumentStore, ReadableDocument } from './document-store.ts'

/** A part that is shown, as its listeners last heard of it. */
type Followed = { id: string; part: unknown; listeners: Set<() => void> }

/**
 * The document as those read it who show one part of it: they hear of changes of that part alone. Parts are kept in a
 * record by id. With a listener for each of a thousand fields, calling them all would be most of what a key costs.
 */
export function createPartStores<Document>(
  store: DocumentStore<Document>,
  select: (document: Document) => Readonly<Record<string, unknown>>,
): (id: string | number) => ReadableDocument<Document> {
  const followed = new Map<string, Followed>()
  const views = new Map<string, ReadableDocument<Document>>()
  let parts = select(store.read())
  store.subscribe(() => {
    const before = parts
    parts = select(store.read())
    if (before === parts) return
    for (const each of followed.values()) {
      const part = parts[each.id]
      if (Object.is(each.part, part)) continue
      each.part = part
      for (const listener of each.listeners) listener()
    }
  })

  function buildView(id: string): ReadableDocument<Document> {
    return {
      read: store.read,
      subscribe(listener) {
        const { listeners } = followed.get(id) ?? follow(id)
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
          if (listeners.size === 0 && followed.get(id)?.listeners === listeners) followed.delete(id)
        }
      },
    }
  }

  function follow(id: string): Followed {
    const each = { id, part: parts[id], listeners: new Set<() => void>() }
    followed.set(id, each)
    return each
  }

  return (id) => {
    const key = String(id)
    const view = views.get(key) ?? buildView(key)
    views.set(key, view)
    return view
  }
}
