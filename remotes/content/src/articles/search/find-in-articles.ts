import { type ExcerptPiece, parseQuery, toExcerpt } from '@console/authoring/search/to-excerpt'
import type { Article } from '@console/shared/schemas/article'
import { foldForSearch } from '@console/values/text/fold-text'
import { articleShape } from '../document/article-content.ts'
import { toArticleDocument } from '../document/article-document.ts'
import { readSectionTexts } from '../document/section-texts.ts'

/** The texts of an article that learners read. */
export type ArticleTexts = { id: number; title: string; texts: readonly string[] }

export type ArticleHits = Pick<ArticleTexts, 'id' | 'title'> & { found: readonly (readonly ExcerptPiece[])[] }

/** Further results are only counted. */
export const shownLimit = 100

export function toArticleTexts(article: Article): ArticleTexts {
  const { order, sections } = articleShape.toContent(toArticleDocument(article))
  const texts = order.flatMap((id) => {
    const section = sections[id]
    return section === undefined ? [] : readSectionTexts(section)
  })
  const { id, title, sub_title } = article
  return { id, title, texts: [title, sub_title ?? '', ...texts].filter((text) => text.trim() !== '') }
}

/** Articles with the texts that contain every word. */
export function findInArticles(articles: readonly ArticleTexts[], query: string): ArticleHits[] {
  const words = parseQuery(query)
  if (words.length === 0) return []
  return articles.flatMap(({ id, title, texts }) => {
    const found = texts.filter((text) => words.every((word) => foldForSearch(text).includes(word)))
    return found.length === 0 ? [] : [{ id, title, found: found.map((text) => toExcerpt(text, words)) }]
  })
}
