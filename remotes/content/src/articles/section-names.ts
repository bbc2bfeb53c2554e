import type { Section, SectionType } from './document/article-content.ts'

export const sectionTypeLabels: Record<SectionType, string> = {
  paragraph: 'Paragraphs',
  list: 'List',
  definition: 'Definition',
  table: 'Table',
}

const longest = 40

/** Names a section in a sentence: “Forms”, or untitled list. */
export function nameSection({ title, content_type }: Pick<Section, 'title' | 'content_type'>): string {
  const text = title?.trim() ?? ''
  if (text === '') return `untitled ${sectionTypeLabels[content_type].toLowerCase()}`
  return `“${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}”`
}
