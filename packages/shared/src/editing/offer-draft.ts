import { createId } from '@console/values/ids/create-id'
import type { EditorBase } from './edited-document.ts'
import type { ReplaceReason } from './editor-options.ts'
import { type EditorParts, hasChanges, toDraft } from './editor-parts.ts'
import { findDraft } from './find-draft.ts'

/** Replaces the editor's document, and offers the previous one as a draft. */
export async function replaceDocument<Document, Entity>(
  parts: EditorParts<Document, Entity>,
  document: Document,
  { onto, why }: { onto: EditorBase<Document>; why: ReplaceReason },
): Promise<void> {
  const { platform, edited, keeper } = parts
  const isReplacingChanges = hasChanges(parts) && !edited.isEqual(edited.read(), document)
  if (isReplacingChanges) await platform.drafts.store(toDraft(parts, createId()))
  edited.startFrom(onto)
  edited.show(document, why)
  await keeper.flush()
}

/** Looks again for an abandoned draft and for other tabs. */
export async function offerDraft<Document, Entity>(parts: EditorParts<Document, Entity>): Promise<void> {
  const { platform, identity, session, state, edited } = parts
  const { owner, key, slot } = identity
  const others = (await session.getState().tabs?.findOthers()) ?? new Set<string>()
  const isSignedIn = platform.session.readUser()?.id === owner
  const found = isSignedIn
    ? await findDraft(platform.drafts, {
        key,
        openSlots: new Set([slot, ...others]),
        parse: edited.parseKept,
        isWanted: (document) => !edited.isEqual(document, edited.readBase().document),
      })
    : null
  state.setState({ otherTabs: others.size, found: found && { ...found, loaded: edited.readBase().document } })
}

export async function restoreDraft<Document, Entity>(parts: EditorParts<Document, Entity>): Promise<void> {
  const { platform, state, edited } = parts
  const { found } = state.getState()
  if (found === null) return
  const { draft, document } = found
  const from = edited.parseKept(draft.base)
  const onto = from === null ? edited.readBase() : { document: from, version: draft.baseVersion }
  await replaceDocument(parts, document, { onto, why: 'draft' })
  if (state.getState().keeping.status === 'kept') await platform.drafts.discard(draft.key)
  await offerDraft(parts)
}

export async function discardDraft<Document, Entity>(parts: EditorParts<Document, Entity>): Promise<void> {
  const { found } = parts.state.getState()
  if (found === null) return
  await parts.platform.drafts.discard(found.draft.key)
  await offerDraft(parts)
}
