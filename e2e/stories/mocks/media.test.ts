import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { buildWave } from '../../src/build-recordings.ts'
import { signIn } from '../../src/console/sign-in.ts'
import { countSent, cutUpload } from '../../src/cut-upload.ts'
import { findViolationsNow } from '../../src/find-violations.ts'
import { openFrame } from '../../src/frame.ts'
import { test } from '../../src/test.ts'

const megabyte = 1024 * 1024
/** `pnpm bench upload` sends the largest permitted size. */
const size = 6 * megabyte

test('a recording whose upload is cut twice arrives whole, is measured, and stands in its field', async ({
  page,
  startConsole,
}, testInfo) => {
  const { url, server } = await startConsole('memory', { features: { media: true } })
  await signIn(page, url)
  await page.goto(`${url}/mocks/listening/new`)
  cutUpload(server, size)
  const wave = buildWave(size)
  const path = testInfo.outputPath('Section 1.wav')
  await writeFile(path, wave)
  await page.getByLabel('File of the recording').setInputFiles(path)
  await expect(page.getByRole('progressbar', { name: 'Uploading Section 1.wav' })).toBeVisible()
  await expect(page.getByText('“Section 1.wav” is in the library')).toBeVisible({ timeout: 120_000 })
  await expect(
    page.getByText(/Quiet: −31 dB; most recordings are near −18 dB\. Silent for \d+ s at 0:01\./),
  ).toBeVisible({ timeout: 120_000 })
  const { bytes, cutParts, cutBytes } = countSent(server)
  expect(cutParts).toBeGreaterThanOrEqual(2)
  expect(bytes - size, 'sent twice: no more than the parts that were cut').toBeLessThanOrEqual(cutBytes)

  const address = page.getByLabel('Address of the recording')
  await expect(address).toHaveValue(/^http/)
  const served = await fetch(await address.inputValue())
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(Buffer.from(await served.arrayBuffer()))).toBe(hash(wave))
})

test('an upload goes on behind other screens, asks before the tab is closed, and says when it is done', async ({
  page,
  startConsole,
}) => {
  const { url } = await startConsole('memory', { features: { media: true } })
  await signIn(page, url)
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/parts\/1048576$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${url}/mocks/media/`)
  const hashed = page.waitForEvent('worker', (worker) => worker.url().includes('hash.worker'))
  await page.getByLabel('Files for the library').setInputFiles({
    name: 'Section 3.wav',
    mimeType: 'audio/wav',
    buffer: buildWave(2 * megabyte),
  })
  await hashed
  const line = page.getByText('Section 3.wav: 1.0 MB of 2.0 MB, 50%')
  await expect(line).toBeVisible()
  expect(await findViolationsNow(page)).toEqual([])

  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.getByRole('link', { name: 'Packages', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  await openFrame(page).signOutByKeyboard()
  const question = page.getByRole('dialog', { name: 'Sign out now?' })
  await expect(question).toContainText('“Section 3.wav” is still being uploaded.')
  expect(await findViolationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.goBack()
  await expect(line).toBeVisible()

  await page.getByRole('link', { name: 'Listening', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Listening/, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(line).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: /Listening/, level: 1 })).toBeVisible()
  arrival.resolve()
  await expect(page.getByText('“Section 3.wav” is in the media library')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('“Section 3.wav” is in the library.')).toBeVisible()
})

/** A drawing wider than any column. */
const drawWide = (page: Page, width: number, height: number) =>
  page.evaluate(
    async ([w = 0, h = 0]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      context?.fillRect(100, 100, 600, 400)
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    },
    [width, height],
  )

/** Drops files on an element, including the drag-over events before. */
async function dropPicture(target: Locator, name: string, bytes: readonly number[]) {
  await target.evaluate(
    (element, given) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: 'image/png' }))
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    { name, bytes: [...bytes] },
  )
}

test('a picture dropped on an article’s field is scaled down, described and listed in the library', async ({
  page,
  startConsole,
}) => {
  const { url } = await startConsole('memory', { features: { media: true } })
  await signIn(page, url)
  await page.goto(`${url}/grammar/new`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('At the museum')
  const field = page.getByRole('textbox', { name: 'List picture' })
  await expect(page.getByRole('button', { name: 'Upload a picture…' }).first()).toBeVisible()
  await dropPicture(field, 'Plan.png', await drawWide(page, 2400, 1200))
  await expect(page.getByText('Made smaller: 2000 × 1000 pixels.')).toBeVisible()
  await page.getByLabel(/What does the picture show/).fill('A plan of a museum')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Description saved')).toBeVisible()
  await expect(field).toHaveValue(/^http:.*\/media\/files\/[0-9a-f]{64}\.png$/)
  expect(await findViolationsNow(page)).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Choose from library…' }).last().press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(drawer.getByRole('img', { name: 'A plan of a museum' })).toBeVisible()
  expect(await findViolationsNow(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Use this picture: Plan.png' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Article picture' })).toHaveValue(/\.png$/)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page).toHaveURL(/\/grammar\/\d+\/edit/)

  await page.goto(`${url}/mocks/media/`)
  await page.getByRole('link', { name: 'At the museum' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'At the museum' }).first()).toBeVisible()
})
