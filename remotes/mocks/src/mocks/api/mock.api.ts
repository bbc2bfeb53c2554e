import type { ApiClient } from '@console/shared/http'
import { mockListSchema } from '@console/shared/schemas/mock'
import type { ServedSection } from '../mock-section.ts'

export const fetchMocks = (api: ApiClient, section: ServedSection, signal?: AbortSignal) =>
  api.request({ path: `mocks/${section}`, schema: mockListSchema, signal })
