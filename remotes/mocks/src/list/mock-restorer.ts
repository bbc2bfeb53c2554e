import type { Restorer } from '@console/shared/deletion/restore'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import { toRecordId } from '@console/values/ids/parse-record-id'
import type { JsonObject } from '@console/values/json/json-document'
import { createMock, type DeletableSection } from '../api/mock.api.ts'
import { allMocks, mockQueries } from '../api/mock.queries.ts'
import { mockPaths } from '../navigation/paths.ts'

/** For `RecordList`. */
export const mockRestorer = (platform: Platform, section: DeletableSection): Restorer => ({
  create: (body, guard) => createMock(platform.api, section, body as JsonObject, guard),
  fetchList: fetchLatest(mockQueries(platform.api).list(section)),
  toPath: mockPaths[section].toEditor,
  invalidates: [allMocks],
  async carryOver(from, to) {
    const { carryOver } = await import(/* webpackChunkName: "versions" */ '../versions/carry-over.ts')
    await carryOver(platform, { section, id: toRecordId(from) }, to)
  },
})
