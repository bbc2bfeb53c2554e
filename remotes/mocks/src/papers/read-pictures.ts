import { listPictures, type Paper } from '@console/papers'
import type { WordPicture } from '@console/papers/word'
import { toSafeImageAddress } from '@console/values/address/safe-address'

/** Timeout in milliseconds, after which the file contains the picture’s address instead. */
const patience = 10_000

/** The longer side in pixels: sharp enough in print at full page width. */
const longestSide = 2000

/** Reads a paper’s pictures by address, without those whose server denies cross-origin access. */
export async function readPictures({ blocks }: Paper): Promise<ReadonlyMap<string, WordPicture>> {
  const addresses = new Set(listPictures(blocks).map(({ address }) => address))
  const read = await Promise.allSettled(
    [...addresses].map(async (address) => [address, await readPicture(address)] as const),
  )
  return new Map(read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
}

/** Converted to PNG, since Word reads neither WebP nor AVIF. */
async function readPicture(address: string): Promise<WordPicture> {
  const image = await loadImage(address)
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png === null) throw new Error('The picture could not be drawn')
  return { data: new Uint8Array(await png.arrayBuffer()), width: canvas.width, height: canvas.height }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const safe = toSafeImageAddress(address)
  if (safe === null) throw new Error('This is not the address of a picture')
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  const { promise: isLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DOMException('The picture could not be loaded', 'TimeoutError')),
    patience,
  )
  try {
    image.src = safe
    await Promise.race([image.decode(), isLate])
    return image
  } finally {
    clearTimeout(timer)
  }
}
