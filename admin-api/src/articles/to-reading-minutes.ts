import type { ArticleSectionPayload } from '@console/shared/schemas/article'

/** An ordinary pace for instructive text. */
const wordsPerMinute = 200

export function toReadingMinutes(contents: readonly ArticleSectionPayload[]): number {
  const words = contents.flatMap(readTexts).reduce((sum, text) => sum + countWords(text), 0)
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

function readTexts(section: ArticleSectionPayload): string[] {
  const title = section.title ?? ''
  switch (section.content_type) {
    case 'definition':
      return [title]
    case 'list':
      return [title, ...section.list_items.map((item) => item.list_item)]
    case 'paragraph':
      return [title, ...section.paragraphs.map((item) => item.paragraph)]
    case 'table':
      return [
        title,
        ...section.table_data.map((table) => JSON.stringify([table.table_columns, table.table_rows])),
      ]
  }
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0
