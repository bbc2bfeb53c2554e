import type { Page } from '@playwright/test'

/** Median brightness, 0 to 255, of the middle row of the current page. */
export async function readBrightness(page: Page): Promise<number> {
  const screenshot = await page.screenshot()
  const reader = await page.context().newPage()
  const brightness = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { width } = image
    const { data } = context?.getImageData(0, image.height / 2, width, 1) ?? { data: [] }
    const row = Array.from({ length: width }, (_, at) => Math.max(...data.slice(4 * at, 4 * at + 3)))
    return row.toSorted((a, b) => a - b)[width / 2] ?? 0
  }, screenshot.toString('base64'))
  await reader.close()
  return brightness
}
