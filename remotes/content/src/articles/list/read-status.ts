import type { ArticleSummary } from '@console/shared/schemas/article'
import { type PublicationStatus, receivedStatusSchema } from '@console/shared/schemas/publication'

/** SPEC §3 gives rows no status, but a server may include it, and the list reads it; null while it is unknown. */
export function readStatus(article: ArticleSummary): PublicationStatus | null {
  const status = receivedStatusSchema.safeParse(article['status'])
  return status.success ? status.data : null
}
