import { createId } from '@console/values/ids/create-id'
import type { Section, SectionType } from './article-content.ts'

/** Tables are not converted: their cells would have no place. */
export type TextType = Exclude<SectionType, 'table'>

export const textTypes: readonly TextType[] = ['paragraph', 'list', 'definition']

const readTexts = (section: Section): string[] =>
  'items' in section ? section.items.map(({ text }) => text).filter((text) => text.trim() !== '') : []

/** The section as another type. Its items are new ones: the server keeps paragraphs and list items apart. */
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

/** What the conversion would take away, each a sentence; none when everything stays. */
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
