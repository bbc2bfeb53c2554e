import type { ArticleSection } from '@console/shared/schemas/article'

type WithoutArticle<Section> = Section extends unknown ? Omit<Section, 'grammar_id'> : never
export type StoredSection = WithoutArticle<ArticleSection>
