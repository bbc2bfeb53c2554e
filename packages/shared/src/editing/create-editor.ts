import { readOdd } from '../http/odd-fields.ts'
import type { Platform } from '../platform/platform.ts'
import { whenPainted } from '../ui/when-painted.ts'
import type { EditorOptions } from './editor-options.ts'
import { createEditorParts, hasChanges, toDraft } from './editor-parts.ts'
import { discardDraft, offerDraft, restoreDraft } from './offer-draft.ts'
import { joinRecord } from './record-tabs.ts'
import { loadSaved, saveEditor, settleConflict } from './save-editor.ts'

/** Milliseconds. A kept draft is looked for once the editor is painted, which waits for no more code than its own. */
const paintedWithin = 500

export type EditorCore<Document, Entity> = ReturnType<typeof createEditor<Document, Entity>>

/**
 * One open editor: its draft, the other tabs on its record, and its saving. Knows nothing of React, antd or forms;
 * `useEditor` is how components get one. `readOptions` is asked each time, for the options of the latest render.
 */
export function createEditor<Document, Entity>(
  platform: Platform,
  readOptions: () => EditorOptions<Document, Entity>,
) {
  const parts = createEditorParts(platform, readOptions)
  const { place, record, state, session, edited, keeper } = parts

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

  /** Joins the other tabs and looks for a draft; the function that is returned stores what is due and leaves. */
  function start() {
    const tabs = joinRecord(place, (news) => {
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
    const stopWaiting = whenPainted(() => void offerDraft(parts), paintedWithin)
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
    /** What of the record could not be read, by its paths in the record. */
    odd: readOdd(Object(record)).flatMap(({ issues }) =>
      issues.map((issue) => ({ ...issue, path: issue.path.replace(/^data(\[\d+\])?\./, '') })),
    ),
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    start,
    /** To be called after every change of the document, unless its source tells of changes itself. */
    noteChange() {
      noteStale()
      // Read at once: when the draft is due, the form may be gone.
      edited.readNow()
    },
    hasUnsavedWork,
    release,
    /** While it is asked whether to leave: where the save under way leaves nothing unsaved, `goOn` is called in place of an answer. */
    whenSaved: (goOn: (() => void) | null) => session.setState({ goOn }),
    /** Forgets the changes and their draft, as after the record was deleted; nothing is asked any more. */
    async abandon() {
      state.setState({ phase: { name: 'done' } })
      session.setState({ created: null })
      await keeper.flush()
    },
    save: (options?: { asNew?: boolean }) => saveEditor(parts, options),
    restore: () => restoreDraft(parts),
    discardFound: () => discardDraft(parts),
    loadSaved: () => loadSaved(parts),
    cancelConflict: () => state.setState({ phase: { name: 'editing' } }),
    settle: (document: Document | 'theirs') => settleConflict(parts, document),
  }
}
