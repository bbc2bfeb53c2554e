import { readText } from '@console/shared/http/unreadable-fields'
import type { ArticleSummary } from '@console/shared/schemas/article'

export type ArticleType = ArticleSummary['type']
export type ArticleSubType = NonNullable<ArticleSummary['sub_type']>

export const articleTypeLabels: Record<ArticleType, string> = { grammar: 'Grammar', essay: 'Essay' }

export const articleSubTypeLabels: Record<ArticleSubType, string> = {
  writing_tips: 'Writing tips',
  example_essay: 'Example essay',
  tense: 'Tense',
}

/** One word in lists: the subtype, which belongs to one type only, or else the type. */
export const toArticleType = (article: ArticleSummary): string =>
  article.sub_type === null
    ? readText(article, 'type', () => articleTypeLabels[article.type])
    : articleSubTypeLabels[article.sub_type]
