import type { Explanations } from '@console/ielts'
import { explainedMocksSchema, keptExplanationsSchema, type MockSection } from '@console/ielts/schemas'
import type { ApiClient, WriteGuard } from '@console/shared/http'
import { findRecord } from '@console/shared/http/find-record'
import * as z from 'zod/mini'
import type { ExplainableMock } from './explainable-mock.ts'

const toPath = ({ section, id }: ExplainableMock) => `mock-explanations/${section}/${id}`

/** Null if the mock does not exist, or the server keeps no explanations. */
export const findServerExplanations = (api: ApiClient, mock: ExplainableMock) =>
  findRecord(api, { path: toPath(mock), schema: keptExplanationsSchema })

export const putServerExplanations = (
  api: ApiClient,
  mock: ExplainableMock,
  { questions, parts }: Explanations,
  guard: WriteGuard,
) =>
  api.request({
    method: 'PUT',
    path: toPath(mock),
    body: { questions, parts },
    schema: z.unknown(),
    ...guard,
  })

/** Ids of the section’s mocks with explanations on the server. */
export const fetchExplained = (api: ApiClient, section: MockSection) =>
  api.request({ path: `mock-explanations/${section}`, schema: explainedMocksSchema })
