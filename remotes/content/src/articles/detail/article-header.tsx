import { RecordHeader } from '@console/authoring/record/record-header'
import header from '@console/authoring/record/record-header.module.css'
import { useDeletion } from '@console/shared/deletion/use-deletion'
import { Neighbours } from '@console/shared/neighbours'
import { usePlatform } from '@console/shared/platform-context'
import type { Article } from '@console/shared/schemas/article'
import { PublicationDot } from '@console/shared/ui/status-dot'
import { Link, useNavigate } from 'react-router'
import { articlesPath, toArticleCopyPath, toArticleEditPath, toArticlePath } from '../../navigation/paths.ts'
import { articleDeletion } from '../api/article.queries.ts'
import { describePublished } from '../api/article-deletion-effect.ts'

export function ArticleHeader({ article }: { article: Article }) {
  const { api } = usePlatform()
  const navigate = useNavigate()
  const deletion = useDeletion({
    toDeletion: (record: Article) => articleDeletion(api, record),
    describeEffect: describePublished,
    onDelete: () => navigate(articlesPath),
  })

  return (
    <>
      <RecordHeader
        name={article.title}
        status={<PublicationDot status={article.status} />}
        neighbours={<Neighbours list="articles" id={article.id} noun="article" toPath={toArticlePath} />}
        actions={[
          { label: 'Duplicate', to: toArticleCopyPath(article.id) },
          { label: 'Print', onRun: () => print() },
          { label: 'Delete', onRun: () => deletion.remove([article]) },
        ]}
        primary={
          <Link to={toArticleEditPath(article.id)} className={header.primary}>
            Edit article
          </Link>
        }
      />
      {deletion.question}
    </>
  )
}
