import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import { mockSectionSchema } from '@console/shared/schemas/mock'
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
  import(/* webpackChunkName: "writing-editor" */ './mocks/sections/writing/writing-edit.route.tsx')
const importReadingEditor = () =>
  import(/* webpackChunkName: "reading-editor" */ './mocks/sections/reading/reading-edit.route.tsx')
const importListeningEditor = () =>
  import(/* webpackChunkName: "listening-editor" */ './mocks/sections/listening/listening-edit.route.tsx')
const importSpeakingEditor = () =>
  import(/* webpackChunkName: "speaking-editor" */ './mocks/sections/speaking/speaking-new.route.tsx')

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      element: <PreloadingOutlet preload={importWritingEditor} />,
      children: [
        {
          path: writing.list,
          lazy: () => import(/* webpackChunkName: "lists" */ './mocks/list/writing-list.route.tsx'),
        },
      ],
    },
    {
      path: writing.new,
      lazy: () =>
        import(/* webpackChunkName: "writing-editor" */ './mocks/sections/writing/writing-new.route.tsx'),
    },
    { path: writing.toEditor(':id'), lazy: importWritingEditor },
    {
      element: <PreloadingOutlet preload={importReadingEditor} />,
      children: [
        {
          path: reading.list,
          lazy: () => import(/* webpackChunkName: "lists" */ './mocks/list/reading-list.route.tsx'),
        },
        {
          path: reading.toMock(':id'),
          lazy: () =>
            import(/* webpackChunkName: "details" */ './mocks/sections/reading/reading-detail.route.tsx'),
        },
      ],
    },
    {
      path: reading.new,
      lazy: () =>
        import(/* webpackChunkName: "reading-editor" */ './mocks/sections/reading/reading-new.route.tsx'),
    },
    { path: reading.toEditor(':id'), lazy: importReadingEditor },
    {
      element: <PreloadingOutlet preload={importListeningEditor} />,
      children: [
        {
          path: listening.list,
          lazy: () => import(/* webpackChunkName: "lists" */ './mocks/list/listening-list.route.tsx'),
        },
        {
          path: listening.toMock(':id'),
          lazy: () =>
            import(/* webpackChunkName: "details" */ './mocks/sections/listening/listening-detail.route.tsx'),
        },
      ],
    },
    {
      path: listening.new,
      lazy: () =>
        import(
          /* webpackChunkName: "listening-editor" */ './mocks/sections/listening/listening-new.route.tsx'
        ),
    },
    { path: listening.toEditor(':id'), lazy: importListeningEditor },
    {
      element: <PreloadingOutlet preload={importSpeakingEditor} />,
      children: [
        {
          path: speaking.list,
          lazy: () => import('./mocks/list/speaking-list.route.tsx'),
        },
      ],
    },
    { path: speaking.new, lazy: importSpeakingEditor },
    { path: healthPath, lazy: () => import('./mocks/health/health.route.tsx') },
    {
      path: replacePath,
      lazy: () => import('./mocks/replace/replace.route.tsx'),
    },
    { path: mediaPath, lazy: () => import('./mocks/media/library/media.route.tsx') },
    {
      path: searchPath,
      lazy: () => import('./mocks/search/search.route.tsx'),
    },
    ...mockSectionSchema.options.map((section) => ({
      path: toPapersPath(section, ':id'),
      lazy: () => import('./mocks/papers/papers.route.tsx'),
    })),
  ]),
]
