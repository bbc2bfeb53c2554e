import type { ArticleSummary } from '@console/shared/schemas/article'

export type ArticleType = ArticleSummary['type']
export type ArticleSubType = NonNullable<ArticleSummary['sub_type']>

export const articleTypeLabels: Record<ArticleType, string> = { grammar: 'Grammar', essay: 'Essay' }

export const articleSubTypeLabels: Record<ArticleSubType, string> = {
  writing_tips: 'Writing tips',
  example_essay: 'Example essay',
  tense: 'Tense',
}
