import { inSequence } from '@console/values/json/command'
import type { ArticleSubType, ArticleType } from '../article-labels.ts'
import type { ArticleCommand } from '../document/article-content.ts'
import { setDetail } from '../document/detail-commands.ts'

const subTypes: Record<ArticleType, readonly ArticleSubType[]> = {
  grammar: ['tense'],
  essay: ['writing_tips', 'example_essay'],
}

/** Sub types of a type; the server's current one stays an option. */
export const fittingSubTypes = (
  type: ArticleType,
  current: ArticleSubType | null,
): readonly ArticleSubType[] =>
  current === null || subTypes[type].includes(current) ? subTypes[type] : [...subTypes[type], current]

/** Changing the type removes a sub type that does not belong to it. */
export const setType =
  (type: ArticleType): ArticleCommand =>
  (content) => {
    const { sub_type } = content.details
    const fits = sub_type === null || subTypes[type].includes(sub_type)
    return inSequence(setDetail('type', type), setDetail('sub_type', fits ? sub_type : null))(content)
  }
