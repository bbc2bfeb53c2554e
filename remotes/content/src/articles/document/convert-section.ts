import { createId } from '@console/values/ids/create-id'
import type { Section, SectionType } from './article-content.ts'

/** Tables cannot be converted: their cells would be lost. */
export type TextType = Exclude<SectionType, 'table'>

export const textTypes: readonly TextType[] = ['paragraph', 'list', 'definition']

const readTexts = (section: Section): string[] =>
  'items' in section ? section.items.map(({ text }) => text).filter((text) => text.trim() !== '') : []

/**
 * Converts a section to another type. Its items get new ids, because the server stores paragraphs and list items
 * separately.
 */
export function convertSection(section: Section, type: TextType): Section {
  if (section.content_type === type || section.content_type === 'table') return section
  const { id, title } = section
  if (type === 'definition') {
    const texts = readTexts(section)
    return { id, title: texts.length === 0 ? title : texts.join(' '), content_type: type }
  }
  const fromDefinition = section.content_type === 'definition'
  const texts = fromDefinition
    ? [title ?? '']
    : 'items' in section
      ? section.items.map(({ text }) => text)
      : []
  const items = texts.map((text) => ({ id: createId(), text }))
  return { id, title: fromDefinition ? null : title, content_type: type, items }
}

/** Sentences about content that the conversion would lose; empty if nothing is lost. */
export function listLosses(section: Section, type: TextType): string[] {
  if (type !== 'definition' || !('items' in section)) return []
  const texts = readTexts(section)
  const losses: string[] = []
  if (section.title !== null && texts.length > 0) {
    losses.push(`The title “${section.title}” is lost: a definition is a single text without a title.`)
  }
  if (texts.length > 1) {
    const things = section.content_type === 'list' ? 'list items' : 'paragraphs'
    losses.push(`The ${texts.length} ${things} become one text, without the breaks between them.`)
  }
  return losses
}
