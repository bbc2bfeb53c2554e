import { mockSectionSchema } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import { PreloadingOutlet } from '@console/shared/ui/preload'
import type { RouteObject } from 'react-router'
import {
  healthPath,
  mediaPath,
  mockPaths,
  replacePath,
  searchPath,
  toPapersPath,
} from './navigation/paths.ts'

const { writing, reading, listening, speaking } = mockPaths

const importWritingEditor = () =>
  import(/* webpackChunkName: "writing-editor" */ './sections/writing/writing-edit.route.tsx')
const importReadingEditor = () =>
  import(/* webpackChunkName: "reading-editor" */ './sections/reading/reading-edit.route.tsx')
const importListeningEditor = () =>
  import(/* webpackChunkName: "listening-editor" */ './sections/listening/listening-edit.route.tsx')
const importSpeakingEditor = () =>
  import(/* webpackChunkName: "speaking-editor" */ './sections/speaking/speaking-new.route.tsx')

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      element: <PreloadingOutlet preload={importWritingEditor} />,
      children: [
        {
          path: writing.list,
          lazy: () => import(/* webpackChunkName: "lists" */ './list/writing-list.route.tsx'),
        },
      ],
    },
    {
      path: writing.new,
      lazy: () => import(/* webpackChunkName: "writing-editor" */ './sections/writing/writing-new.route.tsx'),
    },
    { path: writing.toEditor(':id'), lazy: importWritingEditor },
    {
      element: <PreloadingOutlet preload={importReadingEditor} />,
      children: [
        {
          path: reading.list,
          lazy: () => import(/* webpackChunkName: "lists" */ './list/reading-list.route.tsx'),
        },
        {
          path: reading.toMock(':id'),
          lazy: () => import(/* webpackChunkName: "details" */ './sections/reading/reading-detail.route.tsx'),
        },
      ],
    },
    {
      path: reading.new,
      lazy: () => import(/* webpackChunkName: "reading-editor" */ './sections/reading/reading-new.route.tsx'),
    },
    { path: reading.toEditor(':id'), lazy: importReadingEditor },
    {
      element: <PreloadingOutlet preload={importListeningEditor} />,
      children: [
        {
          path: listening.list,
          lazy: () => import(/* webpackChunkName: "lists" */ './list/listening-list.route.tsx'),
        },
        {
          path: listening.toMock(':id'),
          lazy: () =>
            import(/* webpackChunkName: "details" */ './sections/listening/listening-detail.route.tsx'),
        },
      ],
    },
    {
      path: listening.new,
      lazy: () =>
        import(/* webpackChunkName: "listening-editor" */ './sections/listening/listening-new.route.tsx'),
    },
    { path: listening.toEditor(':id'), lazy: importListeningEditor },
    {
      element: <PreloadingOutlet preload={importSpeakingEditor} />,
      children: [
        {
          path: speaking.list,
          lazy: () => import('./list/speaking-list.route.tsx'),
        },
      ],
    },
    { path: speaking.new, lazy: importSpeakingEditor },
    { path: healthPath, lazy: () => import('./health/health.route.tsx') },
    {
      path: replacePath,
      lazy: () => import('./replace/replace.route.tsx'),
    },
    { path: mediaPath, lazy: () => import('./media/library/media.route.tsx') },
    {
      path: searchPath,
      lazy: () => import('./search/search.route.tsx'),
    },
    ...mockSectionSchema.options.map((section) => ({
      path: toPapersPath(section, ':id'),
      lazy: () => import('./papers/papers.route.tsx'),
    })),
  ]),
]
