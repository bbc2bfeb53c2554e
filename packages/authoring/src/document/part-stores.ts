import { createStore, type StoreApi } from 'zustand'
import type { ReadableDocument } from './document-store.ts'

/**
 * A store per part of the document that is on screen, notified only of changes to that part. Parts are in a record
 * keyed by id. With a document listener for each of a thousand fields, calling them all would dominate the cost of a
 * key press.
 */
export function createPartStores<Document>(
  store: ReadableDocument<Document>,
  select: (document: Document) => Readonly<Record<string, unknown>>,
): (id: string | number) => ReadableDocument<Document> {
  const followed = new Map<string, StoreApi<unknown>>()
  const views = new Map<string, ReadableDocument<Document>>()
  let parts = select(store.read())
  let before = store.getState()
  store.subscribe(({ document }, previous) => {
    before = previous
    const unchanged = parts
    parts = select(document)
    if (parts === unchanged) return
    for (const [id, part] of followed) part.setState(parts[id], true)
  })

  function follow(id: string): StoreApi<unknown> {
    const part = createStore(() => parts[id])
    followed.set(id, part)
    return part
  }

  const buildView = (id: string): ReadableDocument<Document> => ({
    ...store,
    subscribe: (listener) =>
      (followed.get(id) ?? follow(id)).subscribe(() => listener(store.getState(), before)),
  })

  return (id) => {
    const key = String(id)
    const view = views.get(key) ?? buildView(key)
    views.set(key, view)
    return view
  }
}
