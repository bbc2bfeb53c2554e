import type { DraftEntry, DraftKey, Platform } from '../platform/platform.ts'
import { toServerFieldMessages } from '../ui/form-messages.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import type { EditorOptions, EditorState, FoundDraft } from './editor-options.ts'
import { isSame } from './json-document.ts'
import { createSlot, joinRecord, type RecordTabs, toRecordName } from './record-tabs.ts'
import { saveRecord } from './save-record.ts'

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
  const spell = (document: Document) => readOptions().normalise?.(document) ?? document
  const isEqual = (left: Document, right: Document) => isSame(spell(left), spell(right))
  const toBase = (from: Entity) => ({
    document: readOptions().toDocument(from),
    version: readOptions().toVersion(from),
  })

  let base: { document: Document; version: string | null } =
    record === null ? { document: readOptions().blank, version: null } : toBase(record)
  let current = base.document
  let isReleased = false
  let isSaved = false
  let tabs: RecordTabs | null = null
  const listeners = new Set<() => void>()
  let state: EditorState<Document, Entity> = {
    phase: 'editing',
    problem: null,
    conflict: null,
    found: null,
    keeping: { status: 'none' },
    otherTabs: 0,
    savedElsewhere: false,
  }

  function update(patch: Partial<EditorState<Document, Entity>>) {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }

  const hasChanges = () => state.phase !== 'done' && !isEqual(current, base.document)
  const toEntry = (inSlot: string): DraftEntry => ({
    owner,
    key: { ...key, slot: inSlot },
    document: current,
    base: base.document,
    baseVersion: base.version,
    title: readOptions().title(current),
    path: readOptions().path,
  })
  const keeper = createDraftKeeper({
    drafts: platform.drafts,
    read: () => (hasChanges() ? toEntry(slot) : { discard: { ...key, slot } }),
    onKeeping: (keeping) => update({ keeping }),
  })

  function noteChange() {
    current = readOptions().source.read()
    isReleased = false
    keeper.note()
  }

  /** What stands in the editor becomes a draft that is offered, and something else takes its place. */
  async function replace(document: Document, onto: typeof base) {
    const isReplacingChanges = hasChanges() && !isEqual(current, document)
    if (isReplacingChanges) await platform.drafts.store(toEntry(createSlot()))
    base = onto
    readOptions().source.replace(document)
    current = document
    await keeper.flush()
  }

  async function refresh() {
    const others = (await tabs?.findOthers()) ?? new Set<string>()
    const isOfRecord = ({ entity, id }: DraftKey) => entity === key.entity && id === key.id
    const isOpen = ({ slot: other }: DraftKey) => other === slot || (other !== undefined && others.has(other))
    const stored = platform.session.readUser()?.id === owner ? await platform.drafts.list() : []
    const left = stored.filter((draft) => isOfRecord(draft.key) && !isOpen(draft.key) && !draft.isLasting)
    let found: FoundDraft<Document> | null = null
    for (const draft of left.toSorted((one, other) => other.savedAt - one.savedAt)) {
      const document = readOptions().parseDraft(draft.document)
      if (document === null || isEqual(document, base.document)) await platform.drafts.discard(draft.key)
      else found ??= { draft, document, loaded: base.document }
    }
    update({ otherTabs: others.size, found })
  }

  async function restore() {
    if (state.found === null) return
    const { draft, document } = state.found
    const from = readOptions().parseDraft(draft.base)
    await replace(document, from === null ? base : { document: from, version: draft.baseVersion })
    if (state.keeping.status === 'kept') await platform.drafts.discard(draft.key)
    await refresh()
  }

  async function discardFound() {
    if (state.found === null) return
    await platform.drafts.discard(state.found.draft.key)
    await refresh()
  }

  async function save({ asNew = false } = {}) {
    if (state.phase !== 'editing' || state.conflict !== null) return
    const { source, check, showFieldErrors } = readOptions()
    const mine = source.read()
    current = mine
    const errors = check(mine)
    showFieldErrors(errors)
    const mayExist = state.savedElsewhere || state.problem?.kind === 'no-answer'
    update({ problem: null })
    if (Object.keys(errors).length > 0) return
    if (isSaved && !hasChanges()) return
    update({ phase: 'saving' })
    void keeper.flush()
    const isNew = asNew || record === null
    const input = { lock: toRecordName(place), isNew, base: base.document, mine, mayExist }
    const outcome = await saveRecord(input, readOptions())
    if (outcome.kind === 'saved') return finishSave(mine, outcome.record)
    if (outcome.kind === 'conflict') {
      const copies = {
        base: base.document,
        theirs: readOptions().toDocument(outcome.theirs),
        mine: spell(mine),
      }
      return update({ phase: 'editing', conflict: { theirs: outcome.theirs, copies } })
    }
    update({ phase: 'editing', problem: outcome })
    if (outcome.kind === 'refused') {
      const messages = toServerFieldMessages(outcome.error)
      if (messages !== null) readOptions().showFieldErrors(messages)
    }
  }

  function finishSave(saved: Document, entity: Entity | null) {
    base = entity === null ? { document: saved, version: null } : toBase(entity)
    current = readOptions().source.read()
    const hasNewerChanges = !isEqual(current, saved)
    isSaved = true
    void keeper.flush()
    // A new record has its own editor from now on: this one must not create another.
    update({ phase: record === null ? 'done' : 'editing', problem: null, savedElsewhere: false })
    tabs?.announceSaved()
    readOptions().onSaved({ document: saved, record: entity, hasNewerChanges })
  }

  /** Ends a conflict: with the server's copy in the editor, or with `document` saved over it. */
  async function settle(document: Document | 'theirs') {
    if (state.conflict === null) return
    const onto = toBase(state.conflict.theirs)
    update({ conflict: null, savedElsewhere: false })
    if (document === 'theirs') {
      await replace(onto.document, onto)
      return refresh()
    }
    base = onto
    if (!isEqual(document, current)) readOptions().source.replace(document)
    current = document
    await save()
  }

  return {
    isNew: record === null,
    readState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Joins the other tabs and looks for a draft; the function that is returned stores what is due and leaves. */
    start() {
      tabs = joinRecord(place, (news) => {
        if (news === 'saved') update({ savedElsewhere: true })
        void refresh()
      })
      const unsubscribe = readOptions().source.subscribe?.(noteChange)
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
    /** Takes over what another tab saved; changes made here become a draft. */
    async loadSaved() {
      const entity = await readOptions()
        .reread()
        .catch(() => null)
      if (entity === null) return
      update({ savedElsewhere: false })
      const onto = toBase(entity)
      await replace(onto.document, onto)
      await refresh()
    },
    cancelConflict: () => update({ conflict: null }),
    settle,
  }

  function hasUnsavedWork(): boolean {
    return !isReleased && hasChanges()
  }

  async function release(): Promise<boolean> {
    const isKept = await keeper.flush()
    isReleased = true
    return isKept
  }
}
