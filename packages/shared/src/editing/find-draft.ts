import type { Draft, DraftKey, Drafts } from '../platform/platform.ts'

type FindDraftInput<Document> = {
  /** The record; it has one draft for each editor ever opened on it. */
  key: DraftKey
  /** Slots of open editors, which own their drafts. */
  openSlots: ReadonlySet<string>
  parse(stored: unknown): Document | null
  isWanted(document: Document): boolean
}

/** The newest abandoned draft. Removes those without changes; those of another version of the editor stay. */
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
    if (document === null) continue
    if (isWanted(document)) found ??= { draft, document }
    else await drafts.discard(draft.key)
  }
  return found
}
