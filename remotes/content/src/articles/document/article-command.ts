import type { ArticleContent, ArticleDetails } from './article-content.ts'

/** One small edit; the content itself when there is nothing to change. */
export type ArticleCommand = (content: ArticleContent) => ArticleContent

export const inSequence =
  (...commands: readonly ArticleCommand[]): ArticleCommand =>
  (content) =>
    commands.reduce((current, command) => command(current), content)

export const setDetail =
  <Field extends keyof ArticleDetails>(field: Field, value: ArticleDetails[Field]): ArticleCommand =>
  (content) =>
    Object.is(content.details[field], value)
      ? content
      : { ...content, details: { ...content.details, [field]: value } }
