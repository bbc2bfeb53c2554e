import { type DocumentEditor, useDocumentEditor } from '@console/authoring/editor/use-document-editor'
import { useCreatedRecord } from '@console/shared/editing/use-created-record'
import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import type { Article, ArticleSummary } from '@console/shared/schemas/article'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { isSame, withoutIds } from '@console/values/json/json-document'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { articlesPath, newArticlePath, toArticleCopyPath, toArticleEditPath } from '../../navigation/paths.ts'
import { fetchArticles, findArticle } from '../api/article.api.ts'
import { articleMutations, articleQueries } from '../api/article.queries.ts'
import { type ArticleContent, articleShape } from '../document/article-content.ts'
import {
  type ArticleDocument,
  articleDocumentSchema,
  normaliseArticle,
  toArticleDocument,
} from '../document/article-document.ts'
import { buildArticlePayload } from '../document/article-payload.ts'
import { articleChangeLabels } from './article-change-labels.ts'
import { checkArticle } from './check-article.ts'

type ArticleEditorOptions = {
  /** Null for a new article. */
  record: Article | null
  /** Initial document of a new article. */
  blank: ArticleDocument
  /** Id of the article that a new one copies. */
  copyOf: string | null
  showFieldErrors(errors: FieldErrors): void
}

export function useArticleEditor({
  record,
  blank,
  copyOf,
  showFieldErrors,
}: ArticleEditorOptions): ArticleEditing {
  const { api, notify } = usePlatform()
  const navigate = useNavigate()
  const create = useMutation(articleMutations(api).create())
  const update = useMutation(articleMutations(api).update())
  const listKey = articleQueries(api).list().queryKey
  const queryClient = useQueryClient()
  const readNow = async (id: RecordId) => {
    const found = await findArticle(api, id)
    queryClient.setQueryData(articleQueries(api).detail(id).queryKey, found?.value ?? null)
    return found
  }
  const toWritten = (document: ArticleDocument) => withoutIds(normaliseArticle(document))
  const findCreated = useCreatedRecord<ArticleSummary, ArticleDocument, Article>({
    known: queryClient.getQueryData(listKey)?.records,
    fetchRows: () => fetchArticles(api),
    isLike: ({ title }, sent) => title.trim() === sent.title.trim(),
    fetchRecord: async ({ id }) => (await readNow(id))?.value ?? null,
    isMine: (found, sent) => isSame(toWritten(toArticleDocument(found)), toWritten(sent)),
  })

  return useDocumentEditor<ArticleContent, ArticleDocument, Article>({
    shape: articleShape,
    key: { entity: 'articles', id: String(record?.id ?? 'new') },
    record,
    blank,
    words: articleChangeLabels,
    path: toEditorPath(record, copyOf),
    title: (document) => (record === null ? nameOf('New article', document) : nameOf('Article', document)),
    toCreated: (created) => {
      const id = created.record?.id ?? created.id
      if (id === null) return null
      return { id: String(id), path: toArticleEditPath(id), title: (document) => nameOf('Article', document) }
    },
    parseDraft: (found) => articleDocumentSchema.safeParse(found).data ?? null,
    normalise: normaliseArticle,
    toDocument: toArticleDocument,
    toVersion: ({ updated_at }) => updated_at,
    reread: () => readNow(record?.id ?? 0),
    findCreated,
    write: (document, current, guard) => {
      const payload = buildArticlePayload(document, current)
      return current === null
        ? create.mutateAsync({ payload, guard })
        : update.mutateAsync({ id: current.id, payload, guard })
    },
    save: async ({ document, base, send }) => {
      const errors = checkArticle(document, base)
      showFieldErrors(errors)
      if (Object.keys(errors).length > 0) return
      const { saved, fieldErrors } = await send()
      if (fieldErrors !== null) showFieldErrors(fieldErrors)
      if (saved === null) return
      const { isNew, isLeft } = saved
      const id = saved.record?.id ?? saved.id
      notify.success(`${isNew ? 'Created' : 'Saved'} “${document.title.trim()}”`, {
        description: effects[document.status],
        ...(isNew &&
          isLeft &&
          id !== null && {
            action: { label: 'Open', onClick: () => void navigate(toArticleEditPath(id)) },
          }),
      })
      // A write without a response that turned out to have succeeded did not invalidate the list.
      void queryClient.invalidateQueries({ queryKey: listKey })
    },
    onCreated: (created) => {
      const id = created.record?.id ?? created.id
      void navigate(id === null ? articlesPath : toArticleEditPath(id), { replace: true })
    },
  })
}

/** Effect on learners of saving an article. */
const effects: Record<ArticleDocument['status'], string> = {
  published: 'Learners can read it now.',
  draft: 'Learners do not see it until it is published.',
  archived: 'Learners do not see it.',
}

export type ArticleEditing = DocumentEditor<ArticleContent, ArticleDocument, Article>

const nameOf = (noun: string, { title }: ArticleDocument) => `${noun} ${title && `“${title}”`}`.trim()

function toEditorPath(record: Article | null, copyOf: string | null): string {
  if (record !== null) return toArticleEditPath(record.id)
  return copyOf === null ? newArticlePath : toArticleCopyPath(Number(copyOf))
}
