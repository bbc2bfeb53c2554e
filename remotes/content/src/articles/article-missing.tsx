import { lateComponent } from '@console/shared/ui/late-component'
import { articlesPath } from '../navigation/paths.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'

const MissingRecord = lateComponent(
  async () =>
    (await import(/* webpackChunkName: "missing-record" */ '@console/shared/ui/missing-record'))
      .MissingRecord,
  'This screen',
  <ArticleSkeleton />,
)

/** Stands where an article would be that does not exist. */
export function ArticleMissing({ id }: { id: number }) {
  return (
    <MissingRecord title={`Article ${id}`} noun="article" section="Grammar & essays" list={articlesPath} />
  )
}
