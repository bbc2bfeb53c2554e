import { createStore, type StoreApi } from 'zustand'

/** Steps that can be undone; older ones are forgotten. */
const historyLimit = 500

/** Milliseconds between two changes of one thing that still count as one step, such as typing a word. */
const mergeWithin = 1000

/** `undo` and `redo` name the step each would take back or do again; null when there is none. */
export type DocumentHistory = { undo: string | null; redo: string | null }

export type ChangeOptions = {
  /** Changes that follow one another with the same key within a second are one step: the field that is typed in. */
  mergeKey?: string
}

export type DocumentState<Document> = { document: Document; history: DocumentHistory }

/** What showing a document needs of its store. */
export type ReadableDocument<Document> = Pick<
  StoreApi<DocumentState<Document>>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  read(): Document
}

/**
 * One document under edit, and the way back: a store of zustand that changes by named steps alone. Documents are immutable
 * values that share what did not change, so a step of the history is a reference, undo is exact, and whoever reads a part
 * re-renders only when that part changed.
 */
export type DocumentStore<Document> = ReadableDocument<Document> & {
  readHistory(): DocumentHistory
  /** One named step. An edit that returns the document it got is none. */
  change(name: string, edit: (document: Document) => Document, options?: ChangeOptions): void
  undo(): void
  redo(): void
  /**
   * What holds of every step, such as what the server adds to a document: no step itself, and no step back or forth takes it
   * away.
   */
  rebase(edit: (document: Document) => Document): void
  /** Another document in place of this one, with no way back: what the server holds after a save or a reload. */
  replace(document: Document): void
}

/** `rebased`: how many of the edits that hold of every step its documents have. */
type Step<Document> = { name: string; before: Document; after: Document; rebased: number }

const noHistory: DocumentHistory = { undo: null, redo: null }

export function createDocumentStore<Document>(initial: Document): DocumentStore<Document> {
  const { getState, getInitialState, setState, subscribe } = createStore<DocumentState<Document>>(() => ({
    document: initial,
    history: noHistory,
  }))
  let done: Step<Document>[] = []
  let undone: Step<Document>[] = []
  const rebases: ((document: Document) => Document)[] = []
  let merging: { key: string; at: number } | null = null

  function show(document: Document) {
    const { history } = getState()
    const undo = done.at(-1)?.name ?? null
    const redo = undone.at(-1)?.name ?? null
    // Typing on names the same step again and again: whoever shows it has nothing to render.
    const isSame = history.undo === undo && history.redo === redo
    setState({ document, history: isSame ? history : { undo, redo } }, true)
  }

  /** Only when it is gone to: there may be hundreds of steps, and large documents. */
  function withRebases(step: Step<Document>): Step<Document> {
    const missing = rebases.slice(step.rebased)
    if (missing.length === 0) return step
    const rebase = (document: Document) => missing.reduce((before, edit) => edit(before), document)
    return { ...step, before: rebase(step.before), after: rebase(step.after), rebased: rebases.length }
  }

  function record(step: Step<Document>, mergeKey: string | undefined) {
    const now = Date.now()
    const last = done.at(-1)
    const isSame = mergeKey !== undefined && merging?.key === mergeKey && now - merging.at < mergeWithin
    if (isSame && last !== undefined) done[done.length - 1] = { ...last, after: step.after }
    else done = [...done.slice(1 - historyLimit), step]
    merging = mergeKey === undefined ? null : { key: mergeKey, at: now }
    undone = []
  }

  return {
    getState,
    getInitialState,
    subscribe,
    read: () => getState().document,
    readHistory: () => getState().history,
    change(name, edit, { mergeKey } = {}) {
      const before = getState().document
      const after = edit(before)
      if (Object.is(after, before)) return
      record({ name, before, after, rebased: rebases.length }, mergeKey)
      show(after)
    },
    undo() {
      const last = done.pop()
      if (last === undefined) return
      const step = withRebases(last)
      undone.push(step)
      merging = null
      show(step.before)
    },
    redo() {
      const next = undone.pop()
      if (next === undefined) return
      const step = withRebases(next)
      done.push(step)
      merging = null
      show(step.after)
    },
    rebase(edit) {
      const before = getState().document
      const after = edit(before)
      if (Object.is(after, before)) return
      rebases.push(edit)
      merging = null
      show(after)
    },
    replace(next) {
      done = []
      undone = []
      merging = null
      show(next)
    },
  }
}
