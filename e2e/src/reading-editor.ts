import { expect, type Page } from '@playwright/test'
import { giveAnswer } from './give-answer.ts'

/** Page object for the reading editor and the sitting started from it. */
export function openReadingEditor(page: Page) {
  const outline = page.getByRole('tree', { name: 'Parts' })
  const editor = page.getByRole('region', { name: 'Editor', exact: true })
  const paste = page.getByRole('dialog', { name: 'Paste a printed test' })
  const sitting = page.getByRole('dialog', { name: /^Sitting / })
  return {
    outline,
    editor,
    paste,
    sitting,
    result: sitting.getByRole('region', { name: 'Result' }),
    async openNew() {
      await page.goto('/mocks/reading/new')
      await expect(outline).toBeVisible()
    },
    async openPassage(number: number) {
      await outline.getByRole('treeitem', { name: new RegExp(`^Passage ${number}`) }).click()
      await expect(editor.getByRole('heading', { name: `Passage ${number}`, exact: true })).toBeVisible()
    },
    async pasteTest(text: string) {
      await page.getByRole('button', { name: /^Paste a printed test/ }).click()
      await paste.getByRole('textbox', { name: /^Text of the test/ }).fill(text)
    },
    async name(name: string) {
      await outline.getByRole('treeitem', { name: 'Details' }).click()
      await editor.getByRole('textbox', { name: /^Name/ }).fill(name)
      await editor.getByRole('combobox', { name: /^Book/ }).selectOption({ index: 1 })
    },
    async create(name: string) {
      await this.name(name)
      await page.getByRole('button', { name: 'Create mock' }).click()
      await expect(page).toHaveURL(/\/mocks\/reading\/\d+\/edit$/)
    },
    async sit() {
      await page.getByRole('button', { name: 'Sit the test' }).click()
      await expect(sitting.getByRole('timer')).toBeVisible()
    },
    /** Answers by question number, choosing or typing as needed. */
    async answerAll(answers: readonly string[]) {
      const passages = sitting.getByRole('navigation', { name: 'Passages' }).getByRole('button')
      for (let passage = 0; passage < (await passages.count()); passage++) {
        await passages.nth(passage).click()
        for (const control of await sitting.getByLabel(/^Your answer to question/).all()) {
          const number = Number((await control.getAttribute('aria-label'))?.match(/\d+/)?.[0])
          const answer = answers[number - 1] ?? ''
          await giveAnswer(control, answer)
        }
      }
    },
    async handIn() {
      await sitting.getByRole('button', { name: 'Review answers' }).click()
      await sitting.getByRole('button', { name: 'Hand in' }).click()
    },
  }
}
