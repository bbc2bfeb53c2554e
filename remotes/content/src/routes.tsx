import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import { leadingTo } from '@console/shared/ui/leading-to'
import type { RouteObject } from 'react-router'
import { articleSearchPath, articlesPath, newArticlePath } from './navigation/paths.ts'

const importEditor = () => import('./articles/editor/edit-article.route.tsx')

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      path: articlesPath,
      lazy: leadingTo(importEditor, () => import('./articles/list/article-list.route.tsx')),
    },
    { path: articleSearchPath, lazy: () => import('./articles/search/article-search.route.tsx') },
    { path: newArticlePath, lazy: () => import('./articles/editor/new-article.route.tsx') },
    {
      path: `${articlesPath}:id`,
      lazy: leadingTo(importEditor, () => import('./articles/detail/article-detail.route.tsx')),
    },
    { path: `${articlesPath}:id/edit`, lazy: importEditor },
  ]),
]
