import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inEveryLook, settle } from '../src/find-violations.ts'
import { test } from '../src/noon.ts'
import { views } from '../src/views/views.ts'

const folder = join(import.meta.dirname, '../../.data/screenshots')
const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

for (const [name, view] of Object.entries(views)) {
  test(`takes screenshots of ${name}`, { tag: '@screenshots' }, async ({ page, openView }) => {
    await openView(view)
    await waitForFrame(page)
    const picture = async (look: string) => {
      await settle(page)
      await page.screenshot({ path: join(folder, toFileName(`${name} ${look}`)), animations: 'disabled' })
    }
    await inEveryLook(page, picture, sizes)
  })
}

/** The frame's idle-time parts. */
async function waitForFrame(page: Page) {
  if ((await page.getByRole('navigation', { name: 'Main', includeHidden: true }).count()) === 0) return
  await page.getByRole('button', { name: 'Find anything', includeHidden: true }).waitFor()
}

/** "the-package-list-1440-light.png" */
const toFileName = (text: string) => `${text.toLowerCase().replaceAll(' ', '-')}.png`
