import type { ArticleContent } from './article-content.ts'

/** One small edit; the content itself when there is nothing to change. */
export type ArticleCommand = (content: ArticleContent) => ArticleContent

export const inSequence =
  (...commands: readonly ArticleCommand[]): ArticleCommand =>
  (content) =>
    commands.reduce((current, command) => command(current), content)
