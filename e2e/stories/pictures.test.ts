import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { inEveryLook, settle } from '../src/find-violations.ts'
import { test, toPictureName, waitForFrame } from '../src/noon.ts'
import { views } from '../src/views/views.ts'

const pictured = [
  'The sign-in screen',
  'The dashboard',
  'The package list',
  'The package form',
  'The coupon list',
  'The article list',
  'The article editor',
  'The reading mock list',
  'The reading mock editor',
  'The command palette',
] as const
const looks = ['1440 light', '390 dark']

/** How wide this machine's fonts set one text: another machine breaks lines elsewhere. */
const measureFonts = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    return ['sans-serif', 'serif', 'monospace'].map((family) => {
      if (context !== null) context.font = `100px ${family}`
      return `${family} ${context?.measureText('The quick brown fox jumps over 13 lazy dogs.').width}`
    })
  })

for (const name of pictured) {
  test(`${name} looks as it is pictured`, { tag: '@pictures' }, async ({ page, openView }, { config }) => {
    const fontsFile = join(import.meta.dirname, 'pictures/fonts.txt')
    await openView(views[name])
    await waitForFrame(page)
    const fonts = (await measureFonts(page)).map((line) => `${line}\n`).join('')
    if (config.updateSnapshots === 'all') await writeFile(fontsFile, fonts)
    const isSame = fonts === (await readFile(fontsFile, 'utf8'))
    // biome-ignore lint/suspicious/noSkippedTests: a machine with other fonts breaks lines elsewhere, which is no mistake
    test.skip(!isSame, 'The pictures were made with other fonts: pnpm screenshots makes them anew')
    await inEveryLook(page, async (look) => {
      if (!looks.includes(look)) return
      await settle(page)
      await expect(page).toHaveScreenshot(toPictureName(name, look), {
        maxDiffPixelRatio: 0.01,
        caret: 'hide',
      })
    })
  })
}
