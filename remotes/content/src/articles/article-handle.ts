import type { ScreenHandle, ScreenMatch } from '@console/shared/screen-handle'
import { toArticlePath } from '../navigation/paths.ts'

type ArticleHandleOptions = {
  /** The article's own screen lies between this one and the list. */
  isBelowArticle?: boolean
}

/** Names a screen of one article by what its loader found: `{ title }`, null while it is still being loaded. */
export const toArticleHandle = (
  toName: (title: string | null) => string,
  { isBelowArticle = false }: ArticleHandleOptions = {},
): ScreenHandle => ({
  title: ({ loaderData }) => toName(readTitle(loaderData)),
  ...(isBelowArticle && { parents: (match: ScreenMatch) => [toCrumb(match)] }),
})

const toCrumb = ({ params, loaderData }: ScreenMatch) => ({
  title: readTitle(loaderData) ?? 'Article',
  to: toArticlePath(Number(params['id'])),
})

function readTitle(found: unknown): string | null {
  if (typeof found !== 'object' || found === null || !('title' in found)) return null
  return typeof found.title === 'string' ? found.title : null
}
