import { EmptyState } from '@console/shared/ui/empty-state'
import { Link } from 'react-router'
import { articlesPath } from '../navigation/paths.ts'

/** Stands where an article would be that does not exist. */
export function ArticleMissing({ id }: { id: number }) {
  return (
    <EmptyState
      title={`There is no article ${id}`}
      action={<Link to={articlesPath}>All grammar and essay articles</Link>}
    >
      It may have been deleted since the link to it was made.
    </EmptyState>
  )
}
