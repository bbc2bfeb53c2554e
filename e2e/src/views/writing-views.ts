import { expect } from '@playwright/test'
import { type Given, openHeading, openList, type View } from '../view.ts'

/** The writing and speaking mocks. */
export const writingAndSpeakingViews = {
  'The writing mock list': (given) => openList(given, '/mocks/writing/', 'Writing mocks'),
  'The writing mock editor': async (given) => {
    await openHeading(given, '/mocks/writing/new', 'New writing mock')
  },
  'The speaking mock list': (given) => openHeading(given, '/mocks/speaking/', 'Speaking mocks'),
  'A task of a writing mock in its editor': async (given) => {
    await openWritingTemplate(given)
  },
  'A writing test that is sat': async (given) => {
    await openWritingTemplate(given)
    await given.page.getByRole('button', { name: 'Sit the test' }).click()
    await expect(given.page.getByRole('timer')).toBeVisible()
  },
  'The cue card of a speaking mock': async (given) => {
    await openHeading(given, '/mocks/speaking/new', 'New speaking mock')
    await given.page.getByRole('button', { name: 'Full interview, Academic' }).click()
    await given.page.getByRole('treeitem', { name: 'Part 2' }).click()
    await expect(given.page.getByRole('textbox', { name: 'Topic' })).toBeVisible()
  },
} satisfies Record<string, View>

async function openWritingTemplate(given: Given) {
  await openHeading(given, '/mocks/writing/new', 'New writing mock')
  await given.page.getByRole('button', { name: 'Full test, Academic' }).click()
  await expect(given.page.getByRole('heading', { name: 'Task 1' })).toBeVisible()
}
