import type { Article } from '@console/shared/schemas/article'
import { Button } from 'antd'
import { Copy, Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { articlesPath, toArticleCopyPath, toArticleEditPath } from '../../paths.ts'
import { DeleteArticleModal } from '../delete-article-modal.tsx'
import styles from './article-actions.module.css'

export function ArticleActions({ article }: { article: Article }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const navigate = useNavigate()
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
      <Button type="text" icon={<Trash2 size={15} aria-hidden />} onClick={() => setIsDeleting(true)}>
        Delete…
      </Button>
      <DeleteArticleModal
        article={isDeleting ? article : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(articlesPath)}
      />
    </div>
  )
}
