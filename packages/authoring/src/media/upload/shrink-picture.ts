import type { MediaType } from '@console/shared/schemas/media'
import { FileProblem } from './check-file.ts'

/** Pixels of the longer side: twice the widest column of a test. */
const maxPixels = 2000
const quality = 0.9

export type Shrunk = { file: File; width: number; height: number; isShrunk: boolean }

/**
 * Scales down to at most 2000 pixels in width and height, keeping the format, so that PNG drawings stay sharp. Throws
 * FileProblem.
 */
export async function shrinkPicture(file: File, type: MediaType): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new FileProblem(`“${file.name}” cannot be shown. It may be damaged.`, { cause })
  })
  try {
    const scale = maxPixels / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return { file, width: bitmap.width, height: bitmap.height, isShrunk: false }
    const width = Math.round(bitmap.width * scale)
    const height = Math.round(bitmap.height * scale)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) return { file, width: bitmap.width, height: bitmap.height, isShrunk: false }
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    const blob = await canvas.convertToBlob({ type, quality })
    return { file: new File([blob], file.name, { type: blob.type }), width, height, isShrunk: true }
  } finally {
    bitmap.close()
  }
}
