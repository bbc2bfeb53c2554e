import { createId } from '@console/values/ids/create-id'
import { isSame } from '@console/values/json/json-document'
import { createStore, type StoreApi } from 'zustand'
import type { DraftEntry, DraftKey, Platform } from '../platform/platform.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { createEditedDocument } from './edited-document.ts'
import type { CreatedPlace, EditorOptions, EditorState } from './editor-options.ts'
import type { EditorPlace, RecordTabs } from './record-tabs.ts'

/** What only the editor itself knows of how it stands. */
type EditorSession<Document> = {
  /** The other tabs on the record, from the editor's start to its end. */
  tabs: RecordTabs | null
  /** Its work may be left, as it was kept. The next change takes that back. */
  isReleased: boolean
  /** Something was saved from here: saving it again without a change does nothing. */
  hasSaved: boolean
  /** Goes where the person was about to go: they are asked whether to leave, which a save answers. */
  goOn: (() => void) | null
  /** The record that this editor made, and is done with: what is typed until its own editor stands is a change of that one. */
  created: CreatedPlace<Document> | null
}

/** What the steps of one open editor share. All that changes is in its two stores and in `edited`. */
export type EditorParts<Document, Entity> = {
  platform: Platform
  place: EditorPlace
  /** The record, or null for a new one; asked once, as the options of later renders are of the same record. */
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
  const place = { owner, key, slot: slot ?? createId() }
  const edited = createEditedDocument(readOptions, place.slot)
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
  const parts = { platform, place, record, readOptions, state, session, edited, keeper }
  return parts
}

export const hasChanges = <Document, Entity>({ state, edited }: EditorParts<Document, Entity>): boolean =>
  state.getState().phase.name !== 'done' && edited.hasChanges()

const mustKeep = <Document, Entity>(parts: EditorParts<Document, Entity>): boolean =>
  hasChanges(parts) || (parts.session.getState().created !== null && parts.edited.hasChanges())

function toDraftKey<Document, Entity>(
  { place: { key, slot: ownSlot }, session }: EditorParts<Document, Entity>,
  slot: string = ownSlot,
): DraftKey {
  return { ...key, id: session.getState().created?.id ?? key.id, slot }
}

/** What stands in the editor, as a draft in the editor's own slot or another. */
export function toDraft<Document, Entity>(parts: EditorParts<Document, Entity>, slot?: string): DraftEntry {
  const { place, edited, session, readOptions } = parts
  const { title, path } = session.getState().created ?? readOptions()
  const key = toDraftKey(parts, slot)
  return { owner: place.owner, key, ...edited.toKept(), title: title(edited.read()), path }
}
