import { type ArticleContent, isReadableTable, type Section } from './article-content.ts'

/** All texts of a section that learners read, in order. */
export function readSectionTexts(section: Section): string[] {
  const title = section.title ?? ''
  switch (section.content_type) {
    case 'definition':
      return [title]
    case 'list':
    case 'paragraph':
      return [title, ...section.items.map(({ text }) => text)]
    case 'table':
      return [
        title,
        ...section.tables
          .filter(isReadableTable)
          .flatMap(({ columns, rows }) => [
            ...columns.map(({ text }) => text ?? ''),
            ...rows.flatMap(({ cells }) => columns.map(({ id }) => cells[id] ?? '')),
          ]),
      ]
  }
}

/** Same definition as the admin API: a word is letters, digits and apostrophes. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0

const counts = new WeakMap<Section, number>()

/** Sections are immutable, so each is counted once. */
export function countSectionWords(section: Section): number {
  const known = counts.get(section)
  if (known !== undefined) return known
  const count = readSectionTexts(section).reduce((sum, text) => sum + countWords(text), 0)
  counts.set(section, count)
  return count
}

export const countArticleWords = ({ order, sections }: Pick<ArticleContent, 'order' | 'sections'>): number =>
  order.reduce<number>((sum, id) => {
    const section = sections[id]
    return section === undefined ? sum : sum + countSectionWords(section)
  }, 0)

/** An average pace for instructive text, as in the admin API. */
const wordsPerMinute = 200

export const toReadingMinutes = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute))
