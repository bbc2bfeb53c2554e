import { RequestRefusal } from '../../errors/request-refusal.ts'
import { uploadLimits } from '../../protocol/release-protocol.schema.ts'

/** @throws RequestRefusal. */
export function expectWithinLimits(files: readonly { size: number }[]): void {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const largest = Math.max(0, ...files.map(({ size }) => size))
  const mebibytes = (size: number) => `${Math.ceil(size / 2 ** 20)} MiB`
  if (files.length > uploadLimits.files)
    throw new RequestRefusal(
      413,
      'upload',
      `The build has ${files.length} files, and at most ${uploadLimits.files} are allowed.`,
    )
  if (largest > uploadLimits.fileBytes)
    throw new RequestRefusal(
      413,
      'upload',
      `The build has a file of ${mebibytes(largest)}, and at most ${mebibytes(uploadLimits.fileBytes)} are allowed.`,
    )
  if (bytes > uploadLimits.bytes)
    throw new RequestRefusal(
      413,
      'upload',
      `The build has ${mebibytes(bytes)}, and at most ${mebibytes(uploadLimits.bytes)} are allowed.`,
    )
}
