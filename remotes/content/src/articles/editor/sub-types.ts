import type { ArticleSubType, ArticleType } from '../article-labels.ts'
import type { ArticleDetails } from '../document/article-content.ts'

const subTypes: Record<ArticleType, readonly ArticleSubType[]> = {
  grammar: ['tense'],
  essay: ['writing_tips', 'example_essay'],
}

/** The sub types of a type; one that the server has beside it stays a choice. */
export const fittingSubTypes = (
  type: ArticleType,
  current: ArticleSubType | null,
): readonly ArticleSubType[] =>
  current === null || subTypes[type].includes(current) ? subTypes[type] : [...subTypes[type], current]

/** Another type takes a sub type away that is none of its own. */
export function withFittingSubType(details: ArticleDetails): ArticleDetails {
  const { type, sub_type } = details
  return sub_type === null || subTypes[type].includes(sub_type) ? details : { ...details, sub_type: null }
}
