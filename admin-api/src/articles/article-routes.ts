import { articleListSchema, articleSchema } from '@console/shared/schemas/article'
import * as z from 'zod/mini'
import { type ApiRoute, staffRoute, staffWriteRoute } from '../http/api-route.ts'
import type { ArticleStore } from './article-store.ts'
import { articleWriteSchema } from './article-write.ts'

export function buildArticleRoutes(store: ArticleStore): ApiRoute[] {
  const subject = 'article'
  return [
    staffRoute({
      method: 'GET',
      path: '/grammars-or-essays',
      summary: 'All grammar and essay articles, newest first',
      subject,
      answer: articleListSchema,
      message: 'Articles',
      handle: () => store.list(),
    }),
    staffRoute({
      method: 'GET',
      path: '/get-grammar-or-essay/{id}',
      summary: 'One article with its sections',
      subject,
      answer: articleSchema,
      message: 'Article',
      handle: ({ id }) => store.find(id),
    }),
    staffWriteRoute({
      method: 'POST',
      path: '/store-grammar-or-essay',
      summary: 'Create an article',
      subject,
      body: articleWriteSchema,
      answer: articleSchema,
      message: 'Article created',
      handle: ({ body, staff }) => store.create(body, { author: staff.name, created_by: staff.id }),
    }),
    staffWriteRoute({
      method: 'PUT',
      path: '/update-grammar-or-essay/{id}',
      summary: 'Replace an article; sections and items keep the ids that are sent back',
      subject,
      body: articleWriteSchema,
      answer: articleSchema,
      message: 'Article saved',
      handle: ({ id, body }) => store.update(id, body),
    }),
    staffRoute({
      method: 'DELETE',
      path: '/delete-grammar-or-essay/{id}',
      summary: 'Delete an article',
      subject,
      answer: z.null(),
      message: 'Article deleted',
      handle: async ({ id }) => {
        await store.remove(id)
        return null
      },
    }),
  ]
}
