import type { ArticlePayload } from '@console/shared/schemas/article'

/** What the admin API accepts, and what only the store knows of an article. */
export type SeedArticle = ArticlePayload & {
  author: string
  sub_title: string
  image: string | null
  read_count: number
  published_days_ago: number
}
