import header from '@console/authoring/record/record-header.module.css'
import { useDeletion } from '@console/shared/deletion/use-deletion'
import { Neighbours } from '@console/shared/neighbours'
import { usePlatform } from '@console/shared/platform-context'
import type { Article } from '@console/shared/schemas/article'
import { Button } from 'antd'
import { Copy, Printer, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { articlesPath, toArticleCopyPath, toArticleEditPath, toArticlePath } from '../../navigation/paths.ts'
import { articleDeletion } from '../api/article.queries.ts'
import { describePublished } from '../api/deletion-effect.ts'
import styles from './article-actions.module.css'

export function ArticleActions({ article }: { article: Article }) {
  const { api } = usePlatform()
  const navigate = useNavigate()
  const deletion = useDeletion({
    toDeletion: (record: Article) => articleDeletion(api, record),
    describeEffect: describePublished,
    onDelete: () => navigate(articlesPath),
  })

  return (
    <>
      <Neighbours list="articles" id={article.id} noun="article" toPath={(id) => toArticlePath(Number(id))} />
      <Link to={toArticleCopyPath(article.id)} className={styles.copy}>
        <Copy size={15} aria-hidden /> Duplicate
      </Link>
      <Button
        type="text"
        className={styles.plain ?? ''}
        icon={<Printer size={15} aria-hidden />}
        onClick={() => print()}
      >
        Print
      </Button>
      <Button
        type="text"
        className={styles.plain ?? ''}
        icon={<Trash2 size={15} aria-hidden />}
        onClick={() => deletion.remove([article])}
      >
        Delete
      </Button>
      <Link to={toArticleEditPath(article.id)} className={header.primary}>
        Edit article
      </Link>
      {deletion.question}
    </>
  )
}
