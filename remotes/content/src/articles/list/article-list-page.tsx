import { ListPage } from '@console/shared/list'
import { Button } from '@console/shared/ui/button'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { newArticlePath } from '../../navigation/paths.ts'
import { ArticleList } from './article-list.tsx'

export function ArticleListPage() {
  const navigate = useNavigate()
  return (
    <ListPage
      title="Grammar & essays"
      description="Grammar, writing tips and example essays."
      of="articles"
      actions={
        <Button
          type="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => void navigate(newArticlePath)}
        >
          New article
        </Button>
      }
    >
      <ArticleList />
    </ListPage>
  )
}
