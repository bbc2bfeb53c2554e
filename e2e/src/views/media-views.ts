import { expect } from '@playwright/test'
import { apiPathPrefix } from '../console/start-test-console.ts'
import { answerJson } from '../faults/fault.ts'
import { fail, type Given, openHeading, type View } from '../view.ts'

const file = {
  ...{ created_by: 'Maya Lindqvist', created_at: '2026-02-03T10:00:00.000Z' },
  uses: [{ kind: 'mock', section: 'listening', id: 1, name: 'Lantern: Listening, Test 1' }],
}
const picture = {
  ...file,
  ...{ id: 1, name: 'City passengers.png', type: 'image/png', kind: 'picture', size: 48_210, alt: '' },
  address: `${apiPathPrefix}/demo-media/city-passengers-line-graph.svg`,
}
const recording = {
  ...file,
  ...{ id: 2, name: 'Section 1.mp3', type: 'audio/mpeg', kind: 'recording', size: 4_820_100, alt: '' },
  address: `${apiPathPrefix}/demo-media/lantern-1.mp3`,
}

/** Screens of a console with a media library. */
export const mediaViews = {
  'The media library': async (given) => {
    await offerMedia(given, [picture, recording])
    await openHeading(given, '/mocks/media/', 'Media library')
    await expect(given.page.getByRole('list', { name: 'Files of the library' })).toBeVisible()
  },
  'The question before a file is deleted': async (given) => {
    await offerMedia(given, [{ ...picture, uses: [] }])
    await openHeading(given, '/mocks/media/', 'Media library')
    await given.page.getByRole('button', { name: `Delete ${picture.name}` }).click()
    await expect(given.page.getByRole('dialog', { name: `Delete “${picture.name}”?` })).toBeVisible()
  },
  'A picture of the media library for an article': async (given) => {
    await offerMedia(given, [picture])
    await openHeading(given, '/grammar/new', 'New article')
    await given.page.getByRole('button', { name: 'Choose from library…' }).first().click()
    await expect(given.page.getByRole('button', { name: /^Use this picture/ })).toBeVisible()
  },
} satisfies Record<string, View>

/** The shared console has no media library, so its editors ask for addresses. */
async function offerMedia({ page, server }: Given, files: readonly object[]) {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), features: { media: true } } })
  })
  const data = { total: files.length, files }
  fail(server, '/media', answerJson(200, { status: true, message: 'Media library', data }))
}
