import { articlePayloadSchema } from '@console/shared/schemas/article'
import type { FieldErrors } from '@console/shared/schemas/envelope'
import { toFieldMessages } from '@console/shared/ui/form-messages'
import { toSafeAddress } from '@console/values/address/safe-address'
import { type ArticleDocument, normaliseArticle } from '../document/article-document.ts'

/** Fields that show their own messages, in screen order. */
export const articleFields = ['title', 'image', 'blog_image'] as const
export type ArticleField = (typeof articleFields)[number]

const { title } = articlePayloadSchema.shape

/** Errors that prevent saving an article. Values that the server already has are accepted. */
export function checkArticle(document: ArticleDocument, base: ArticleDocument | null): FieldErrors {
  const normal = normaliseArticle(document)
  const before = base && normaliseArticle(base)
  const errors: FieldErrors = {}
  const checked = title.safeParse(normal.title)
  const messages = checked.success ? undefined : toFieldMessages(checked.error.issues)['']
  if (messages !== undefined && normal.title !== before?.title) errors['title'] = messages
  for (const field of ['image', 'blog_image'] as const) {
    const address = normal[field]
    if (address === null || address === before?.[field] || toSafeAddress(address) !== null) continue
    errors[field] = ['Enter the whole address of a picture, beginning with https:// or http://']
  }
  return errors
}
