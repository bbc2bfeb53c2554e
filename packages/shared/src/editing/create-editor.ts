import { listUnreadableFields } from '../http/unreadable-fields.ts'
import type { Platform } from '../platform/platform.ts'
import { whenPainted } from '../ui/when-painted.ts'
import type { EditorOptions } from './editor-options.ts'
import { createEditorParts, hasChanges, toDraft } from './editor-parts.ts'
import { discardDraft, offerDraft, restoreDraft } from './offer-draft.ts'
import { joinRecord } from './record-tabs.ts'
import { reportMistake } from './report-mistake.ts'
import { loadSaved, resolveConflict, saveEditor } from './save-editor.ts'

/** Milliseconds to wait for the editor to be painted before looking for a draft. */
const paintTimeout = 500

export type EditorCore<Document, Entity> = ReturnType<typeof createEditor<Document, Entity>>

/**
 * One open editor: its draft, the other tabs with its record, and saving. Independent of React, antd and forms;
 * components use `useEditor`. `readOptions` is called each time, for the options of the latest render.
 */
export function createEditor<Document, Entity>(
  platform: Platform,
  readOptions: () => EditorOptions<Document, Entity>,
) {
  const parts = createEditorParts(platform, readOptions)
  const { identity, record, state, session, edited, keeper } = parts

  /** Whether changes are known as they are made; a draft that is shown counts as one. */
  let isTold = readOptions().source.subscribe !== undefined

  /** Without `noteChange` all seems well, and no draft is kept and nobody is asked before leaving. */
  function expectTold() {
    if (isTold || edited.isEqual(edited.readNow(), edited.readBase().document)) return
    reportMistake(
      `The editor of ${identity.key.entity} is saved, and noteChange was never called: no draft was kept.`,
    )
  }

  const told =
    <Values extends unknown[], Result>(work: (...values: Values) => Result) =>
    (...values: Values) => {
      isTold = true
      return work(...values)
    }

  function noteStale() {
    edited.noteStale()
    session.setState({ isReleased: false })
    keeper.note()
  }

  const hasUnsavedWork = () => !session.getState().isReleased && hasChanges(parts)

  async function release(): Promise<boolean> {
    const isKept = await keeper.flush()
    session.setState({ isReleased: true })
    return isKept
  }

  /** Joins the other tabs and looks for a draft; the returned function stores pending changes and leaves. */
  function start() {
    const tabs = joinRecord(identity, (news) => {
      if (news === 'saved') state.setState({ savedElsewhere: true })
      void offerDraft(parts)
    })
    session.setState({ tabs })
    edited.attach()
    const unsubscribe = readOptions().source.subscribe?.(noteStale)
    const remove = platform.editors.add({
      hasUnsavedWork,
      release,
      describe: () => ({ kept: toDraft(parts).title ?? '' }),
    })
    const stopWaiting = whenPainted(() => void offerDraft(parts), paintTimeout)
    return () => {
      stopWaiting()
      keeper.stop()
      edited.detach()
      remove()
      unsubscribe?.()
      tabs.leave()
      session.setState({ tabs: null })
    }
  }

  return {
    isNew: record === null,
    /** Fields of the record that could not be read, by path. */
    odd: listUnreadableFields(Object(record)).flatMap(({ issues }) =>
      issues.map((issue) => ({ ...issue, path: issue.path.replace(/^data(\[\d+\])?\./, '') })),
    ),
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    start,
    /** Call after every change of the document, unless its source notifies of changes itself. */
    noteChange: told(() => {
      noteStale()
      // Read synchronously: the form may be gone by the time the draft is due.
      edited.readNow()
    }),
    hasUnsavedWork,
    release,
    /** During the leave question: if the save in progress leaves nothing unsaved, `goOn` replaces the answer. */
    whenSaved: (goOn: (() => void) | null) => session.setState({ goOn }),
    /** Discards the changes and their draft without a question, as after deleting the record. */
    async abandon() {
      state.setState({ phase: { name: 'done' } })
      session.setState({ created: null })
      await keeper.flush()
    },
    save(options?: { asNew?: boolean }) {
      expectTold()
      return saveEditor(parts, options)
    },
    restore: told(() => restoreDraft(parts)),
    discardFound: () => discardDraft(parts),
    loadSaved: () => loadSaved(parts),
    cancelConflict: () => state.setState({ phase: { name: 'editing' } }),
    settle: told((document: Document | 'theirs') => resolveConflict(parts, document)),
  }
}
