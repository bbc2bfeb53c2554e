import { expect } from '@playwright/test'
import { openMockEditor } from '../mock-editor.ts'
import { serveRecordings } from '../serve-recordings.ts'
import { type Given, openEditor, openFirst, openList, type View } from '../view.ts'

export const listeningViews = {
  'The listening mock list': (given) => openList(given, '/mocks/listening/', 'Listening mocks'),
  'A listening mock': (given) => openFirst(given, '/mocks/listening/'),
  'The listening mock editor': (given) => openEditor(given, '/mocks/listening/'),
  'The transcript of a recording': async (given) => {
    await openEditor(given, '/mocks/listening/')
    await given.page.getByRole('button', { name: 'Answer key' }).click()
    await given.page.getByRole('button', { name: 'Explanations' }).click()
    await expect(given.page.getByRole('textbox', { name: 'Transcript' })).toBeVisible()
  },
  'The times of the parts of a recording': async (given) => {
    await openEditor(given, '/mocks/listening/')
    await given.page.getByRole('button', { name: 'Times of the parts' }).click()
    await expect(given.page.getByRole('slider', { name: 'Position in the recording' })).toBeVisible()
  },
  'Notes and a table of a listening mock in its editor': async (given) => {
    await openListeningTest(given)
    await openMockEditor(given.page).part('Part 3')
    await expect(given.page.getByRole('textbox', { name: 'Question 26', exact: true })).toBeVisible()
  },
  'A listening test whose recording plays': async (given) => {
    await openListeningTest(given)
    await given.page.getByRole('button', { name: 'Sit the test' }).click()
    await given.page.getByRole('button', { name: 'Start the recording' }).click()
    await expect(given.page.getByText('The recording is playing.')).toBeVisible()
    // In part 1 a wide table scrolls, and axe believes its fields to be covered.
    await given.page.getByRole('button', { name: 'Question 11, not answered' }).click()
  },
} satisfies Record<string, View>

/** Four parts, with a recording that plays longer than axe runs. */
async function openListeningTest(given: Given) {
  await serveRecordings(given.page, 120)
  await given.signIn()
  await given.page.goto('/mocks/listening/')
  await given.page.getByRole('link', { name: 'Harbour 2: Listening, Test 1' }).click()
  await given.page.getByRole('link', { name: 'Edit' }).click()
  await expect(given.page.getByText('Length 2:00')).toBeVisible()
}
