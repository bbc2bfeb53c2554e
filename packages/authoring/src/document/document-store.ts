import { createStore, type StoreApi } from 'zustand'

/** Undo steps; older ones are dropped. */
const historyLimit = 500

/** Milliseconds between two changes of one field that still form a single step, such as typing a word. */
const mergeWithin = 1000

/** Names of the steps that `undo` and `redo` would apply; null if there is none. */
export type DocumentHistory = { undo: string | null; redo: string | null }

export type ChangeOptions = {
  /** Consecutive changes with the same key within a second form one step; usually the field being typed in. */
  mergeKey?: string
}

export type DocumentState<Document> = { document: Document; history: DocumentHistory }

/** The part of the store that rendering a document needs. */
export type ReadableDocument<Document> = Pick<
  StoreApi<DocumentState<Document>>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  read(): Document
}

/**
 * A document being edited, with its undo history: a zustand store that changes only by named steps. Documents are
 * immutable values with structural sharing, so a history step is a reference, undo is exact, and components re-render
 * only if their part changes.
 */
export type DocumentStore<Document> = ReadableDocument<Document> & {
  readHistory(): DocumentHistory
  /** Makes one named step. An edit that returns its input makes none. */
  change(name: string, edit: (document: Document) => Document, options?: ChangeOptions): void
  undo(): void
  redo(): void
  /**
   * Applies a change to every step, such as fields that the server adds. It is not a step itself, and neither undo nor
   * redo removes it.
   */
  rebase(edit: (document: Document) => Document): void
  /** Replaces the document and clears the history: the server's version after a save or a reload. */
  replace(document: Document): void
}

/** `rebased`: number of rebase edits applied to its documents. */
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
    // Continued typing yields the same step, and nothing to render.
    const isSame = history.undo === undo && history.redo === redo
    setState({ document, history: isSame ? history : { undo, redo } }, true)
  }

  /** Lazily, when the step is visited: there may be hundreds of steps with large documents. */
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
