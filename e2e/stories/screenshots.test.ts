import { join } from 'node:path'
import { inEveryLook, settle } from '../src/find-violations.ts'
import { test, toPictureName } from '../src/noon.ts'
import { views } from '../src/views/views.ts'

const folder = join(import.meta.dirname, '../../.data/screenshots')
const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

for (const [name, view] of Object.entries(views)) {
  test(`${name} is kept as pictures`, { tag: '@screenshots' }, async ({ page, openView }) => {
    await openView(view)
    const picture = async (look: string) => {
      await settle(page)
      await page.screenshot({ path: join(folder, toPictureName(name, look)), animations: 'disabled' })
    }
    await inEveryLook(page, picture, sizes)
  })
}
