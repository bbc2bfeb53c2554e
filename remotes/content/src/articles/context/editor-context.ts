import type { DocumentStore, ReadableDocument } from '@console/authoring/document/document-store'
import type { DragHandlers } from '@console/authoring/drag/pointer-drag'
import { useDocument } from '@console/authoring/following/use-document'
import { createContext, use } from 'react'
import type { ArticleContent } from '../document/article-content.ts'
import type { Id } from '../document/article-document.ts'
import { hasSameShape, type SectionShape } from '../document/section-shape.ts'
import type { ArticleEdits } from '../edits/article-edits.ts'
import type { FocusTarget } from '../edits/focus-target.ts'
import type { ItemEdits } from '../edits/item-edits.ts'
import type { TableEdits } from '../edits/table-edits.ts'

/** Shared by the parts of one open editor; constant while it is open, so that nothing re-renders. */
export type EditorParts = {
  store: DocumentStore<ArticleContent>
  /** A store for one section, notified of its own changes only. */
  storeOf(sectionId: Id): ReadableDocument<ArticleContent>
  /** Server messages of the last refused save, by section id. */
  refusals: DocumentStore<Readonly<Record<string, readonly string[]>>>
  focus: FocusTarget
  edits: ArticleEdits
  items: ItemEdits
  tables: TableEdits
  /** Pointer handlers of a section's drag handle. */
  dragOf(sectionId: Id): DragHandlers
  /** Previews copied content as sections before inserting them after `after`. */
  openPaste(pasted: { html: string; text: string } | null, after: Id | null): void
  /** Asks before a conversion that loses content. */
  askConversion(id: Id, type: 'paragraph' | 'list' | 'definition'): void
}

export const EditorContext = createContext<EditorParts | null>(null)

export function useEditorParts(): EditorParts {
  const parts = use(EditorContext)
  if (parts === null) throw new Error('useEditorParts was called outside an article editor')
  return parts
}

/** A section's structure; re-renders only when that changes, not while typing. */
export function useSectionShape(id: Id): SectionShape | undefined {
  const { storeOf } = useEditorParts()
  return useDocument(
    storeOf(id),
    ({ sections }) => sections[id],
    (one, other) => one !== undefined && other !== undefined && hasSameShape(one, other),
  )
}
