import { mockSectionSchema } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { buildRecordSource } from '@console/shared/record-source'
import { mockQueries } from './api/mock.queries.ts'
import { mockPaths } from './navigation/paths.ts'

/** What the command palette finds: mocks by name. Speaking mocks only where the server has them. */
export const buildRecordSources = ({ api, queryClient, settings }: Platform) =>
  mockSectionSchema.options
    .filter((section) => section !== 'speaking' || settings.features.speakingApi)
    .map((section) =>
      buildRecordSource(queryClient, {
        list: mockPaths[section].list,
        query: mockQueries(api).list(section),
        toCommand: ({ id, name }) => ({
          id: `${id}`,
          title: name,
          to: mockPaths[section].toMock(id),
          keywords: [`${id}`],
        }),
      }),
    )
