import type { ArticleSummary } from '@console/shared/schemas/article'
import { type PublicationStatus, receivedStatusSchema } from '@console/shared/schemas/publication'

/** A row has no status (SPEC §3), though a server may include it, and the list reads it; null while nobody knows. */
export function readStatus(article: ArticleSummary): PublicationStatus | null {
  const status = receivedStatusSchema.safeParse(article['status'])
  return status.success ? status.data : null
}
