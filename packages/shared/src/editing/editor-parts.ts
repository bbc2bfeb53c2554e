import { createId } from '@console/values/ids/create-id'
import { isSame } from '@console/values/json/json-document'
import { createStore, type StoreApi } from 'zustand'
import type { DraftEntry, DraftKey, Platform } from '../platform/platform.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { createEditedDocument } from './edited-document.ts'
import type { CreatedEditor, EditorOptions, EditorState } from './editor-options.ts'
import type { EditorIdentity, RecordTabs } from './record-tabs.ts'

/** State internal to the editor. */
type EditorSession<Document> = {
  /** Set while the editor is open. */
  tabs: RecordTabs | null
  /** The work is stored and may be left; the next change resets this. */
  isReleased: boolean
  /** Something was saved here: saving again without a change is a no-op. */
  hasSaved: boolean
  /** Continues the navigation that the leave question interrupted, once a save answers it. */
  goOn: (() => void) | null
  /** The record created here: until its own editor opens, changes belong to it. */
  created: CreatedEditor<Document> | null
}

/** Shared by the steps of one open editor. All state is in its two stores and in `edited`. */
export type EditorParts<Document, Entity> = {
  platform: Platform
  identity: EditorIdentity
  /** The record, or null for a new one; read once, because later renders have the same record. */
  record: Entity | null
  readOptions(): EditorOptions<Document, Entity>
  state: StoreApi<EditorState<Document, Entity>>
  session: StoreApi<EditorSession<Document>>
  edited: ReturnType<typeof createEditedDocument<Document, Entity>>
  keeper: DraftKeeper
}

export function createEditorParts<Document, Entity>(
  platform: Platform,
  readOptions: () => EditorOptions<Document, Entity>,
): EditorParts<Document, Entity> {
  const { key, record, slot } = readOptions()
  const owner = platform.session.readUser()?.id ?? 'nobody'
  const identity = { owner, key, slot: slot ?? createId() }
  const edited = createEditedDocument(readOptions, identity.slot)
  const session = createStore<EditorSession<Document>>(() => ({
    tabs: null,
    isReleased: false,
    hasSaved: false,
    goOn: null,
    created: null,
  }))
  const state = createStore<EditorState<Document, Entity>>(() => ({
    phase: { name: 'editing' },
    problem: null,
    found: null,
    keeping: { status: 'none' },
    otherTabs: 0,
    savedElsewhere: false,
  }))
  const keeper = createDraftKeeper({
    drafts: platform.drafts,
    isStored: slot !== undefined,
    read: () => (mustKeep(parts) ? toDraft(parts) : { discard: toDraftKey(parts) }),
    onKeeping(keeping) {
      if (!isSame(keeping, state.getState().keeping)) state.setState({ keeping })
    },
  })
  const parts = { platform, identity, record, readOptions, state, session, edited, keeper }
  return parts
}

export const hasChanges = <Document, Entity>({ state, edited }: EditorParts<Document, Entity>): boolean =>
  state.getState().phase.name !== 'done' && edited.hasChanges()

const mustKeep = <Document, Entity>(parts: EditorParts<Document, Entity>): boolean =>
  hasChanges(parts) || (parts.session.getState().created !== null && parts.edited.hasChanges())

function toDraftKey<Document, Entity>(
  { identity: { key, slot: ownSlot }, session }: EditorParts<Document, Entity>,
  slot: string = ownSlot,
): DraftKey {
  return { ...key, id: session.getState().created?.id ?? key.id, slot }
}

/** The current document as a draft, in the editor's own slot or another. */
export function toDraft<Document, Entity>(parts: EditorParts<Document, Entity>, slot?: string): DraftEntry {
  const { identity, edited, session, readOptions } = parts
  const { title, path } = session.getState().created ?? readOptions()
  const key = toDraftKey(parts, slot)
  return { owner: identity.owner, key, ...edited.toKept(), title: title(edited.read()), path }
}
