import type { Page } from '@playwright/test'

type Area = { x: number; y: number; width: number; height: number }

/** Number of distinct colours in an area of the current page. */
export async function countColours(page: Page, clip: Area): Promise<number> {
  const screenshot = await page.screenshot({ clip, animations: 'disabled' })
  const reader = await page.context().newPage()
  const count = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? {
      data: new Uint8ClampedArray(),
    }
    return new Set(new Uint32Array(data.buffer)).size
  }, screenshot.toString('base64'))
  await reader.close()
  return count
}
