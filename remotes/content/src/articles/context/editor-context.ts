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

/** What the parts of one open editor share; none of it changes while the editor is open, so nothing renders for it. */
export type EditorParts = {
  store: DocumentStore<ArticleContent>
  /** The article as one of its sections reads it, hearing of its own changes alone. */
  storeOf(sectionId: Id): ReadableDocument<ArticleContent>
  /** What the server said of a section, by its id, when it refused the last save. */
  refusals: DocumentStore<Readonly<Record<string, readonly string[]>>>
  focus: FocusTarget
  edits: ArticleEdits
  items: ItemEdits
  tables: TableEdits
  /** Handlers of the handle that a section is dragged by. */
  dragOf(sectionId: Id): DragHandlers
  /** Shows what was copied elsewhere as sections before they are taken in; `after` is where they go. */
  openPaste(pasted: { html: string; text: string } | null, after: Id | null): void
  /** Asks before a conversion that loses something. */
  askConversion(id: Id, type: 'paragraph' | 'list' | 'definition'): void
}

export const EditorContext = createContext<EditorParts | null>(null)

export function useEditorParts(): EditorParts {
  const parts = use(EditorContext)
  if (parts === null) throw new Error('useEditorParts was called outside an article editor')
  return parts
}

/** What a section is made of; the component renders again only when that changed, and not while somebody types. */
export function useSectionShape(id: Id): SectionShape | undefined {
  const { storeOf } = useEditorParts()
  return useDocument(
    storeOf(id),
    ({ sections }) => sections[id],
    (one, other) => one !== undefined && other !== undefined && hasSameShape(one, other),
  )
}
