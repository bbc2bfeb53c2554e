import type { Page } from '@playwright/test'

/** Brightness, 0 to 255, of the pixel in the middle of what the page shows at this moment. */
export async function readBrightness(page: Page): Promise<number> {
  const screenshot = await page.screenshot()
  const reader = await page.context().newPage()
  const brightness = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixel = context?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? []
    return Math.max(...Array.from(pixel).slice(0, 3))
  }, screenshot.toString('base64'))
  await reader.close()
  return brightness
}
