import { checkMock } from '@console/ielts/checks/check-mock'
import { toContent } from '@console/ielts/document/mock-normalization'
import { listeningRules } from '@console/ielts/sections/listening/listening-rules'
import { readingRules } from '@console/ielts/sections/reading/reading-rules'
import { renderRemote } from '@console/remote-kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks } from './api/mock.api.ts'
import { toMockDocument } from './api/mock-document.ts'
import mocks from './remote.ts'

const rules = { reading: readingRules, listening: listeningRules }

test.each(['reading', 'listening'] as const)('no seeded %s mock has an error in its key', async (section) => {
  const { api } = await renderRemote(mocks, { path: `/mocks/${section}/` })
  await screen.findByRole('heading', { level: 1 })
  for (const { id, name } of await fetchMocks(api, section)) {
    const content = toContent(toMockDocument(await fetchMock(api, section, id)))
    // An old mock without a book is a warning.
    const issues = checkMock(content, rules[section].check).filter(({ severity }) => severity === 'error')
    expect({ name, errors: issues.map(({ message }) => message) }).toEqual({ name, errors: [] })
  }
})
