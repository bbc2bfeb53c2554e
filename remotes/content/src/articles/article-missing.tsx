import { isHttpError } from '@console/shared/errors'
import { EmptyState } from '@console/shared/ui/empty-state'
import { Link, useParams, useRouteError } from 'react-router'
import { articlesPath } from '../paths.ts'

/** For the screens of one article: says that there is none. Any other failure is the shell's to show. */
export function ArticleMissing() {
  const error = useRouteError()
  const { id } = useParams()
  if (!isHttpError(error) || error.status !== 404) throw error
  return (
    <EmptyState
      title={`There is no article ${id}`}
      action={<Link to={articlesPath}>All grammar and essay articles</Link>}
    >
      It may have been deleted since the link to it was made.
    </EmptyState>
  )
}
