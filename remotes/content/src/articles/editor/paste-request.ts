import type { Id } from '../document/article-document.ts'

export type PasteRequest = {
  /** What was pasted already; null asks for it. */
  pasted: { html: string; text: string } | null
  /** The section it goes after; null for the end. */
  after: Id | null
}
