import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import { PreloadingOutlet } from '@console/shared/ui/preload'
import type { RouteObject } from 'react-router'
import { articleSearchPath, articlesPath, newArticlePath } from './navigation/paths.ts'

const importEditor = () => import(/* webpackChunkName: "editor" */ './articles/editor/edit-article.route.tsx')

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      element: <PreloadingOutlet preload={importEditor} />,
      children: [
        {
          path: articlesPath,
          lazy: () => import(/* webpackChunkName: "articles" */ './articles/list/article-list.route.tsx'),
        },
        { path: `${articlesPath}:id`, lazy: () => import('./articles/detail/article-detail.route.tsx') },
      ],
    },
    { path: articleSearchPath, lazy: () => import('./articles/search/article-search.route.tsx') },
    {
      path: newArticlePath,
      lazy: () => import(/* webpackChunkName: "editor" */ './articles/editor/new-article.route.tsx'),
    },
    { path: `${articlesPath}:id/edit`, lazy: importEditor },
  ]),
]
