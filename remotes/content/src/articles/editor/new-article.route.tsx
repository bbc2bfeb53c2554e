import { platformContext } from '@console/shared/platform-context'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { articleQueries } from '../api/article.queries.ts'
import { parseArticleId } from '../api/article-id.ts'
import { toArticleHandle } from '../article-handle.ts'
import { articleShape } from '../document/article-content.ts'
import { type ArticleDocument, blankArticle, toArticleDocument } from '../document/article-document.ts'
import { copySection } from '../document/section-commands.ts'
import { ArticleEditor } from './article-editor.tsx'

/** Initial article; with `?from=12`, a copy of article 12. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(platformContext)
  const from = new URL(request.url).searchParams.get('from')
  const list = queryClient.query({ ...articleQueries(api).list(), staleTime: 'static' })
  // Only needed to recognise records created later; the editor opens without it.
  list.catch(() => undefined)
  if (from === null) return { blank: blankArticle, from: null }
  const id = parseArticleId(from)
  const source = await queryClient.query(articleQueries(api).detail(id))
  if (source == null) throw data(null, { status: 404 })
  return { blank: toCopy(toArticleDocument(source)), from }
}

function toCopy(document: ArticleDocument): ArticleDocument {
  const { details, order, sections } = articleShape.toContent(document)
  const copies = order.flatMap((id) => sections[id] ?? []).map(copySection)
  return articleShape.toDocument({
    details: { ...details, title: `${details.title} (copy)`.slice(0, 255), status: 'draft' },
    order: copies.map(({ id }) => id),
    sections: Object.fromEntries(copies.map((section) => [section.id, section])),
  })
}

export function Component() {
  const { blank, from } = useLoaderData<typeof loader>()
  return <ArticleEditor key={from} record={null} blank={blank} copyOf={from} />
}

export const handle = toArticleHandle(() => 'New article')
