import type { ApiClient } from '@console/shared/http'
import type { RecordId } from '@console/shared/http/record-list'
import type { Article } from '@console/shared/schemas/article'
import { findArticle } from './article.api.ts'

/** Effect on learners of deleting an article; null if it is not published. */
export const describePublished = ({ status }: Pick<Article, 'status'>): string | null =>
  status === 'published' ? 'It is published: learners will no longer be able to read it.' : null

/**
 * The same for a row of the list, which does not include the status: reads the article, and assumes that an unreadable
 * one is published.
 */
export async function describeDeletion(api: ApiClient, { id }: { id: RecordId }): Promise<string | null> {
  try {
    const found = await findArticle(api, id)
    return found && describePublished(found.value)
  } catch {
    return 'Its status could not be read. If it is published, learners will no longer be able to read it.'
  }
}
