import type { Id } from '../document/article-document.ts'

export type PasteRequest = {
  /** Content already pasted; null asks for it. */
  pasted: { html: string; text: string } | null
  /** Section to insert after; null for the end. */
  after: Id | null
}
