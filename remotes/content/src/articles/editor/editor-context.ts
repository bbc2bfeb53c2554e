import type { DocumentStore } from '@console/shared/document/document-store'
import { useDocument } from '@console/shared/document/use-document'
import { createContext, use } from 'react'
import type { ArticleContent, Section } from '../document/article-content.ts'
import type { Id } from '../document/article-document.ts'
import type { ArticleEdits } from './article-edits.ts'
import type { FocusTarget } from './focus-target.ts'
import type { ItemEdits } from './item-editing.ts'
import type { TableEdits } from './table/table-editing.ts'

/** What the parts of one open editor share; none of it changes while the editor is open, so nothing renders for it. */
export type EditorParts = {
  store: DocumentStore<ArticleContent>
  focus: FocusTarget
  edits: ArticleEdits
  items: ItemEdits
  tables: TableEdits
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

/** A section; the component renders again only when this one changed. */
export function useSection(id: Id): Section | undefined {
  const { store } = useEditorParts()
  return useDocument(store, ({ sections }) => sections[id])
}
