import { articleListSchema, articleSchema } from '@console/shared/schemas/article'
import type { Services } from '../database/services.ts'
import type { ApiRoute } from '../http/api-route.ts'
import { documentShape } from '../http/body-shape.ts'
import { buildRecordRoutes } from '../records/record-routes.ts'
import { createArticleStore } from './article-store.ts'
import { articleWriteSchema } from './article-write.ts'

export function buildArticleRoutes(services: Services): ApiRoute[] {
  return buildRecordRoutes(
    {
      subject: 'article',
      permission: 'articles.manage',
      open: (database) => createArticleStore(database, services.now),
      body: articleWriteSchema,
      change: articleWriteSchema,
      shape: documentShape,
      answer: articleSchema,
      listAnswer: articleListSchema,
      calls: {
        list: {
          path: '/grammars-or-essays',
          summary: 'All grammar and essay articles, newest first',
          message: 'Articles',
        },
        find: {
          path: '/get-grammar-or-essay/{id}',
          summary: 'One article with its sections',
          message: 'Article',
        },
        create: {
          path: '/store-grammar-or-essay',
          summary: 'Create an article',
          message: 'Article created',
        },
        update: {
          path: '/update-grammar-or-essay/{id}',
          summary: 'Replace an article; sections and items keep the ids that are sent back',
          message: 'Article saved',
        },
        remove: {
          path: '/delete-grammar-or-essay/{id}',
          summary: 'Delete an article',
          message: 'Article deleted',
        },
      },
    },
    services,
  )
}
