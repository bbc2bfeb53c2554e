import { lazy } from 'react'
import { articlesPath } from '../navigation/paths.ts'

const MissingRecord = lazy(async () => ({
  default: (await import(/* webpackChunkName: "missing-record" */ '@console/shared/ui/missing-record'))
    .MissingRecord,
}))

/** Stands where an article would be that does not exist. */
export function ArticleMissing({ id }: { id: number }) {
  return (
    <MissingRecord title={`Article ${id}`} noun="article" section="Grammar & essays" list={articlesPath} />
  )
}
