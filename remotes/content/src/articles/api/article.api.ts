import type { ApiClient } from '@console/shared/http'
import { articleListSchema } from '@console/shared/schemas/article'

export const fetchArticles = (api: ApiClient, signal?: AbortSignal) =>
  api.request({ path: 'grammars-or-essays', schema: articleListSchema, signal })
