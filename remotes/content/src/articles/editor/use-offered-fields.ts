import { readWire } from '@console/shared/http/wire'
import { usePlatform } from '@console/shared/platform-context'
import { type Article, articleSchema } from '@console/shared/schemas/article'
import { useState } from 'react'
import { articleQueries } from '../api/article.queries.ts'

/** Fields that the specification's calls do not name. */
const optionalFields = ['sub_title', 'image', 'blog_image'] as const
export type OptionalField = (typeof optionalFields)[number]

/**
 * Fields that the server has returned: for this article, or for a new one in the list, where a picture stands for both.
 * All while unknown.
 */
export function useOfferedFields(record: Article | null): ReadonlySet<OptionalField> {
  const { api, queryClient } = usePlatform()
  const [offered] = useState(() =>
    record === null
      ? listOfferedFields(queryClient.getQueryData(articleQueries(api).list().queryKey)?.records, true)
      : listOfferedFields([record], false),
  )
  return offered
}

export function listOfferedFields(rows: readonly object[] = [], isNew: boolean): ReadonlySet<OptionalField> {
  if (rows.length === 0) return new Set(optionalFields)
  const returned = new Set(rows.flatMap((row) => Object.keys(readWire(row, articleSchema))))
  return new Set(
    optionalFields.filter((field) => returned.has(isNew && field === 'blog_image' ? 'image' : field)),
  )
}
