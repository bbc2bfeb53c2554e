import { expect, type Page } from '@playwright/test'

/** Waits until what the device keeps holds the text: that a draft is kept may be said of an earlier one. */
export const expectDraft = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(readDrafts)).toContain(text)

/** In the browser, where there are drafts already: opening would make an empty database of its own. */
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
