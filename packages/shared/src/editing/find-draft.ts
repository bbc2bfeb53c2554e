import type { Draft, DraftKey, Drafts } from '../platform/platform.ts'

type FindDraftInput<Document> = {
  /** The record; its drafts are one for each editor that was ever open on it. */
  key: DraftKey
  /** Slots of the editors that are open now, whose drafts are theirs. */
  openSlots: ReadonlySet<string>
  parse(stored: unknown): Document | null
  isWanted(document: Document): boolean
}

/** The newest draft that was left behind. Those that cannot be read, or that say nothing new, are removed. */
export async function findDraft<Document>(
  drafts: Drafts,
  { key, openSlots, parse, isWanted }: FindDraftInput<Document>,
): Promise<{ draft: Draft; document: Document } | null> {
  const left = (await drafts.list()).filter(
    ({ key: { entity, id, slot }, isLasting }) =>
      entity === key.entity && id === key.id && !(slot !== undefined && openSlots.has(slot)) && !isLasting,
  )
  let found: { draft: Draft; document: Document } | null = null
  for (const draft of left.toSorted((one, other) => other.savedAt - one.savedAt)) {
    const document = parse(draft.document)
    if (document === null || !isWanted(document)) await drafts.discard(draft.key)
    else found ??= { draft, document }
  }
  return found
}
