import type { FoundRecord } from '@console/authoring/search/search-results'
import { parseQuery, toExcerpt } from '@console/authoring/search/to-excerpt'
import type { RecordId } from '@console/shared/http/record-list'
import type { Article } from '@console/shared/schemas/article'
import { foldForSearch } from '@console/values/text/fold-text'
import { toArticlePath } from '../../navigation/paths.ts'
import { articleShape } from '../document/article-content.ts'
import { toArticleDocument } from '../document/article-document.ts'
import { readSectionTexts } from '../document/section-texts.ts'

/** The texts of an article that learners read, each with its place: "Section 2". */
export type ArticleTexts = { id: RecordId; title: string; texts: readonly { place: string; text: string }[] }

/** Further places are only counted. */
const shownLimit = 100

export function toArticleTexts(article: Article): ArticleTexts {
  const { order, sections } = articleShape.toContent(toArticleDocument(article))
  const texts = order.flatMap((id, index) => {
    const section = sections[id]
    const found = section === undefined ? [] : readSectionTexts(section)
    return found.map((text) => ({ place: `Section ${index + 1}`, text }))
  })
  const { id, title, sub_title } = article
  const heads = [
    { place: 'Title', text: title },
    { place: 'Subtitle', text: sub_title ?? '' },
  ]
  return { id, title, texts: [...heads, ...texts].filter(({ text }) => text.trim() !== '') }
}

/** Places that contain every word, by article. */
export function findInArticles(articles: readonly ArticleTexts[], query: string) {
  const words = parseQuery(query)
  const found: FoundRecord[] = []
  const counts = { places: 0, records: 0 }
  if (words.length === 0) return { found, counts }
  for (const { id, title, texts } of articles) {
    const matches = texts.filter(({ text }) => words.every((word) => foldForSearch(text).includes(word)))
    const shown = matches.slice(0, Math.max(0, shownLimit - counts.places))
    counts.places += matches.length
    if (matches.length > 0) counts.records += 1
    if (shown.length === 0) continue
    const to = toArticlePath(id)
    const places = shown.map(({ place, text }, index) => ({
      ...{ key: String(index), name: place, to, pieces: toExcerpt(text, words) },
    }))
    found.push({ key: String(id), name: title, to, places })
  }
  return { found, counts }
}
