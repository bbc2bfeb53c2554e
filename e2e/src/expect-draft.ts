import { expect, type Page } from '@playwright/test'

/** Waits until the stored draft contains the text: a notice that a draft was kept may be about an earlier one. */
export const expectDraft = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(readDrafts)).toContain(text)

/** Runs in the browser, which must have drafts already: opening the database would otherwise create an empty one. */
const readDrafts = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('console-drafts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => resolve(JSON.stringify(reading.result))
      opening.result.close()
    }
  })
