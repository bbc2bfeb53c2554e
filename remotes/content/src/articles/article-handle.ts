import type { ScreenHandle, ScreenMatch } from '@console/shared/screen-handle'
import { toArticlePath } from '../navigation/paths.ts'

type ArticleHandleOptions = {
  /** The article's own screen is between this one and the list. */
  isBelowArticle?: boolean
}

/** Route handle named after the loaded article: `{ title }`, null while it is loading. */
export const toArticleHandle = (
  toName: (title: string | null) => string,
  { isBelowArticle = false }: ArticleHandleOptions = {},
): ScreenHandle => ({
  title: ({ loaderData }) => toName(readTitle(loaderData)),
  ...(isBelowArticle && { parents: (match: ScreenMatch) => [toCrumb(match)] }),
})

const toCrumb = ({ params, loaderData }: ScreenMatch) => ({
  title: readTitle(loaderData) ?? 'Article',
  to: toArticlePath(params['id'] ?? ''),
})

function readTitle(found: unknown): string | null {
  if (typeof found !== 'object' || found === null || !('title' in found)) return null
  return typeof found.title === 'string' ? found.title : null
}
