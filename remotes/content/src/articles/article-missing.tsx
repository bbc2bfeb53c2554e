import type { RecordId } from '@console/shared/http/record-list'
import { MissingRecord } from '@console/shared/ui/missing-record'
import { articlesPath } from '../navigation/paths.ts'

/** Replaces an article that does not exist. */
export function ArticleMissing({ id }: { id: RecordId }) {
  return (
    <MissingRecord title={`Article ${id}`} noun="article" section="Grammar & essays" list={articlesPath} />
  )
}
