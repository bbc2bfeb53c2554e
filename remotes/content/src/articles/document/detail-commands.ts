import type { ArticleCommand, ArticleDetails } from './article-content.ts'

export const setDetail =
  <Field extends keyof ArticleDetails>(field: Field, value: ArticleDetails[Field]): ArticleCommand =>
  (content) =>
    Object.is(content.details[field], value)
      ? content
      : { ...content, details: { ...content.details, [field]: value } }
