import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import { mockSectionSchema } from '@console/shared/schemas/mock'
import { leadingTo } from '@console/shared/ui/leading-to'
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
  import(/* webpackChunkName: 'writing-editor' */ './mocks/sections/writing/writing-edit.route.tsx')
const importReadingEditor = () =>
  import(/* webpackChunkName: 'reading-editor' */ './mocks/sections/reading/reading-edit.route.tsx')
const importListeningEditor = () =>
  import(/* webpackChunkName: 'listening-editor' */ './mocks/sections/listening/listening-edit.route.tsx')
const importSpeakingEditor = () =>
  import(/* webpackChunkName: 'speaking-editor' */ './mocks/sections/speaking/speaking-new.route.tsx')

export const buildRoutes = (platform: Platform): RouteObject[] => [
  withPlatform(platform, [
    {
      path: writing.list,
      lazy: leadingTo(importWritingEditor, () => import('./mocks/list/writing-list.route.tsx')),
    },
    {
      path: writing.new,
      lazy: () =>
        import(/* webpackChunkName: 'writing-editor' */ './mocks/sections/writing/writing-new.route.tsx'),
    },
    {
      path: writing.toEditor(':id'),
      lazy: importWritingEditor,
    },
    {
      path: reading.list,
      lazy: leadingTo(importReadingEditor, () => import('./mocks/list/reading-list.route.tsx')),
    },
    {
      path: reading.new,
      lazy: () =>
        import(/* webpackChunkName: 'reading-editor' */ './mocks/sections/reading/reading-new.route.tsx'),
    },
    {
      path: reading.toMock(':id'),
      lazy: leadingTo(importReadingEditor, () => import('./mocks/sections/reading/reading-detail.route.tsx')),
    },
    {
      path: reading.toEditor(':id'),
      lazy: importReadingEditor,
    },
    {
      path: listening.list,
      lazy: leadingTo(importListeningEditor, () => import('./mocks/list/listening-list.route.tsx')),
    },
    {
      path: listening.new,
      lazy: () =>
        import(
          /* webpackChunkName: 'listening-editor' */ './mocks/sections/listening/listening-new.route.tsx'
        ),
    },
    {
      path: listening.toMock(':id'),
      lazy: leadingTo(
        importListeningEditor,
        () => import('./mocks/sections/listening/listening-detail.route.tsx'),
      ),
    },
    {
      path: listening.toEditor(':id'),
      lazy: importListeningEditor,
    },
    {
      path: speaking.list,
      lazy: leadingTo(importSpeakingEditor, () => import('./mocks/list/speaking-list.route.tsx')),
    },
    {
      path: speaking.new,
      lazy: importSpeakingEditor,
    },
    { path: healthPath, lazy: () => import('./mocks/health/health.route.tsx') },
    { path: replacePath, lazy: () => import('./mocks/replace/replace.route.tsx') },
    { path: mediaPath, lazy: () => import('./mocks/media/library/media.route.tsx') },
    { path: searchPath, lazy: () => import('./mocks/search/search.route.tsx') },
    ...mockSectionSchema.options.map((section) => ({
      path: toPapersPath(section, ':id'),
      lazy: () => import('./mocks/papers/papers.route.tsx'),
    })),
  ]),
]
