import { deleteUndoably } from '@console/shared/deletion'
import { usePlatform } from '@console/shared/platform-context'
import type { Article } from '@console/shared/schemas/article'
import { Button } from 'antd'
import { Copy, Pencil, Printer, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { articlesPath, toArticleCopyPath, toArticleEditPath } from '../../navigation/paths.ts'
import { articleDeletion } from '../api/article.queries.ts'
import styles from './article-actions.module.css'

export function ArticleActions({ article }: { article: Article }) {
  const platform = usePlatform()
  const navigate = useNavigate()

  function handleDelete() {
    deleteUndoably(platform, articleDeletion(platform.api, article))
    void navigate(articlesPath)
  }

  return (
    <div className={styles.actions}>
      <Link to={toArticleEditPath(article.id)} className={styles.edit}>
        <Pencil size={15} aria-hidden /> Edit article
      </Link>
      <Link to={toArticleCopyPath(article.id)} className={styles.action}>
        <Copy size={15} aria-hidden /> Duplicate
      </Link>
      <Button type="text" icon={<Printer size={15} aria-hidden />} onClick={() => print()}>
        Print
      </Button>
      <Button type="text" icon={<Trash2 size={15} aria-hidden />} onClick={handleDelete}>
        Delete
      </Button>
    </div>
  )
}
