import {
  type Mock,
  type MockSection,
  mockListSchema,
  mockPayloadSchema,
  mockSchema,
} from '@console/shared/schemas/mock'
import * as z from 'zod/mini'
import { type ApiRoute, staffRoute, staffWriteRoute } from '../http/api-route.ts'
import { questionsKey } from './mock-questions.ts'
import type { MockStore } from './mock-store.ts'

export function buildMockRoutes(section: MockSection, store: MockStore): ApiRoute[] {
  const subject = `${section} mock`
  const collection = `/mocks/${section}` as const
  const member = `/mocks/${section}/{id}` as const
  const routes = [
    staffRoute({
      method: 'GET',
      path: collection,
      summary: `All ${section} mocks, newest first`,
      subject,
      answer: mockListSchema,
      message: 'Mocks',
      handle: () => store.list(),
    }),
    staffRoute({
      method: 'GET',
      path: member,
      summary: `One ${section} mock with its questions`,
      subject,
      answer: mockSchema,
      message: 'Mock',
      handle: ({ id }) => store.find(id),
    }),
    staffWriteRoute({
      method: 'POST',
      path: collection,
      summary: `Create a ${section} mock`,
      subject,
      body: mockPayloadSchema,
      answer: mockSchema,
      message: 'Mock created',
      handle: async ({ body, staff }) => toSaved(section, await store.create(body, staff.name)),
    }),
    staffWriteRoute({
      method: 'PUT',
      path: member,
      summary: `Replace a ${section} mock`,
      subject,
      body: mockPayloadSchema,
      answer: mockSchema,
      message: 'Mock saved',
      handle: async ({ id, body, staff }) => toSaved(section, await store.update(id, body, staff.name)),
    }),
  ]
  // There is no such call for reading mocks: SPEC §7.
  return section === 'reading' ? routes : [...routes, buildRemoval(section, store)]
}

function buildRemoval(section: MockSection, store: MockStore): ApiRoute {
  return staffRoute({
    method: 'DELETE',
    path: `/mocks/${section}/{id}`,
    summary: `Delete a ${section} mock`,
    subject: `${section} mock`,
    answer: z.null(),
    message: 'Mock deleted',
    handle: async ({ id }) => {
      await store.remove(id)
      return null
    },
  })
}

/** A saved mock answers its questions as text: SPEC §3, "Saved-mock response". */
function toSaved(section: MockSection, mock: Mock) {
  const key = questionsKey(section)
  return { ...mock, [key]: JSON.stringify(mock[key]) }
}
