import { createStore } from 'zustand'
import { toUserMessage, type ValidationError } from '../errors/errors.ts'
import type { DraftEntry, Platform } from '../platform/platform.ts'
import { toServerFieldMessages } from '../ui/form-messages.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { createEditedDocument, type EditorBase } from './edited-document.ts'
import type { EditorOptions, EditorState, ReplaceReason } from './editor-options.ts'
import { findDraft } from './find-draft.ts'
import { isSame } from './json-document.ts'
import { createSlot, joinRecord, type RecordTabs, toRecordName } from './record-tabs.ts'
import { type SaveOutcome, saveRecord } from './save-record.ts'

export type EditorCore<Document, Entity> = ReturnType<typeof createEditor<Document, Entity>>

/**
 * One open editor: its draft, the other tabs on its record, and its saving. Knows nothing of React, antd or forms;
 * `useEditor` is how components get one. `readOptions` is asked each time, for the options of the latest render.
 */
export function createEditor<Document, Entity>(
  platform: Platform,
  readOptions: () => EditorOptions<Document, Entity>,
) {
  const { key, record } = readOptions()
  const owner = platform.session.readUser()?.id ?? 'nobody'
  const slot = createSlot()
  const place = { owner, key, slot }
  const edited = createEditedDocument(readOptions, slot)
  let isReleased = false
  let isSaved = false
  let tabs: RecordTabs | null = null
  const {
    getState,
    getInitialState,
    setState: update,
    subscribe,
  } = createStore<EditorState<Document, Entity>>(() => ({
    phase: 'editing',
    problem: null,
    conflict: null,
    found: null,
    keeping: { status: 'none' },
    otherTabs: 0,
    savedElsewhere: false,
  }))

  const hasChanges = () => getState().phase !== 'done' && edited.hasChanges()
  const toEntry = (inSlot: string): DraftEntry => ({
    owner,
    key: { ...key, slot: inSlot },
    ...edited.toKept(),
    title: readOptions().title(edited.read()),
    path: readOptions().path,
  })
  const keeper = createDraftKeeper({
    drafts: platform.drafts,
    read: () => (hasChanges() ? toEntry(slot) : { discard: { ...key, slot } }),
    onKeeping(keeping) {
      if (!isSame(keeping, getState().keeping)) update({ keeping })
    },
  })

  function noteStale() {
    edited.noteStale()
    isReleased = false
    keeper.note()
  }

  function noteChange() {
    noteStale()
    // Read at once: when the draft is due, the form may be gone.
    edited.readNow()
  }

  /** What stands in the editor becomes a draft that is offered, and something else takes its place. */
  async function replace(document: Document, onto: EditorBase<Document>, why: ReplaceReason) {
    const isReplacingChanges = hasChanges() && !edited.isEqual(edited.read(), document)
    if (isReplacingChanges) await platform.drafts.store(toEntry(createSlot()))
    edited.startFrom(onto)
    edited.show(document, why)
    await keeper.flush()
  }

  async function refresh() {
    const others = (await tabs?.findOthers()) ?? new Set<string>()
    const isSignedIn = platform.session.readUser()?.id === owner
    const found = isSignedIn
      ? await findDraft(platform.drafts, {
          key,
          openSlots: new Set([slot, ...others]),
          parse: edited.parseKept,
          isWanted: (document) => !edited.isEqual(document, edited.readBase().document),
        })
      : null
    update({ otherTabs: others.size, found: found && { ...found, loaded: edited.readBase().document } })
  }

  async function restore() {
    const { found } = getState()
    if (found === null) return
    const { draft, document } = found
    const from = edited.parseKept(draft.base)
    const onto = from === null ? edited.readBase() : { document: from, version: draft.baseVersion }
    await replace(document, onto, 'draft')
    if (getState().keeping.status === 'kept') await platform.drafts.discard(draft.key)
    await refresh()
  }

  async function discardFound() {
    const { found } = getState()
    if (found === null) return
    await platform.drafts.discard(found.draft.key)
    await refresh()
  }

  async function save({ asNew = false } = {}) {
    const { phase, conflict, savedElsewhere, problem } = getState()
    if (phase !== 'editing' || conflict !== null) return
    const { check, showFieldErrors, staysOpen: rereads = false } = readOptions()
    const mine = edited.readNow()
    const errors = check(mine)
    showFieldErrors(errors)
    const mayExist = savedElsewhere || problem?.kind === 'no-answer'
    update({ problem: null })
    if (Object.keys(errors).length > 0) return
    if (isSaved && !hasChanges()) return
    update({ phase: 'saving' })
    void keeper.flush()
    const isNew = asNew || record === null
    const { document: base, version } = edited.readBase()
    // A draft that was restored goes on in the scope of the editor that began it.
    const idempotencyScope = (record === null && version) || slot
    const input = { lock: toRecordName(place), isNew, base, mine, mayExist, idempotencyScope, rereads }
    const outcome = await saveRecord(input, edited.toCalls())
    if (outcome.kind === 'saved') return finishSave(mine, isNew, outcome)
    if (outcome.kind === 'conflict') {
      const { theirs } = outcome
      const copies = { base, theirs: edited.toOwn(theirs), mine: edited.spell(mine) }
      return update({ phase: 'editing', conflict: { theirs, copies } })
    }
    update({ phase: 'editing', problem: outcome })
    if (outcome.kind === 'refused') {
      const messages = toServerFieldMessages(outcome.error)
      if (messages !== null) readOptions().showFieldErrors(messages)
    }
  }

  type Saved = Extract<SaveOutcome<Entity>, { kind: 'saved' }>

  function finishSave(saved: Document, isNew: boolean, outcome: Saved) {
    // What the server made of a new record is for the editor of that record: here nothing but what was sent is saved.
    const { hasNewerChanges } = edited.takeSaved(saved, isNew ? null : outcome.record)
    isSaved = true
    void keeper.flush()
    // A new record has its own editor from now on: this one must not create another.
    update({ phase: isNew ? 'done' : 'editing', problem: null, savedElsewhere: false })
    tabs?.announceSaved()
    const id = outcome.how === 'written' ? outcome.id : null
    readOptions().onSaved({ document: saved, record: outcome.record, id, isNew, hasNewerChanges })
    if (outcome.how === 'found' && outcome.mismatch !== undefined) reportMismatch(outcome.mismatch)
  }

  /** It is saved; that the server answers in another shape than agreed is for its team to know. */
  function reportMismatch(mismatch: ValidationError) {
    platform.telemetry.captureException(mismatch)
    platform.notify.warning('Saved, as a look at the server showed', { description: toUserMessage(mismatch) })
  }

  /** Ends a conflict: with the server's copy in the editor, or with `document` saved over it. */
  async function settle(document: Document | 'theirs') {
    const { conflict } = getState()
    if (conflict === null) return
    const onto = edited.toBase(conflict.theirs)
    update({ conflict: null, savedElsewhere: false })
    if (document === 'theirs') {
      await replace(onto.document, onto, 'theirs')
      return refresh()
    }
    edited.startFrom(onto)
    if (!edited.isEqual(document, edited.read())) edited.show(document, 'merge')
    await save()
  }

  /** Takes over what another tab saved; changes made here become a draft. */
  async function loadSaved() {
    const { reread } = readOptions()
    const found = await reread().catch(() => null)
    if (found === null) return
    update({ savedElsewhere: false })
    const onto = edited.toBase(found.value)
    await replace(onto.document, onto, 'theirs')
    await refresh()
  }

  const hasUnsavedWork = () => !isReleased && hasChanges()

  async function release(): Promise<boolean> {
    const isKept = await keeper.flush()
    isReleased = true
    return isKept
  }

  return {
    isNew: record === null,
    getState,
    getInitialState,
    subscribe,
    /** Joins the other tabs and looks for a draft; the function that is returned stores what is due and leaves. */
    start() {
      tabs = joinRecord(place, (news) => {
        if (news === 'saved') update({ savedElsewhere: true })
        void refresh()
      })
      const unsubscribe = readOptions().source.subscribe?.(noteStale)
      const remove = platform.editors.add({ hasUnsavedWork, release })
      void refresh()
      return () => {
        keeper.stop()
        remove()
        unsubscribe?.()
        tabs?.leave()
        tabs = null
      }
    },
    /** To be called after every change of the document, unless its source tells of changes itself. */
    noteChange,
    hasUnsavedWork,
    release,
    /** Forgets the changes and their draft, as after the record was deleted; nothing is asked any more. */
    async abandon() {
      update({ phase: 'done' })
      await keeper.flush()
    },
    save,
    restore,
    discardFound,
    loadSaved,
    cancelConflict: () => update({ conflict: null }),
    settle,
  }
}
