import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { constants, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReleaseError } from '../../errors/release-error.ts'
import { RequestRefusal } from '../../errors/request-refusal.ts'
import type { UploadedUnit } from '../../protocol/release-protocol.schema.ts'
import type { UnitToPublish } from '../../releases/units/read-built-unit.ts'

/** Writes what is sent to a file. @throws RequestRefusal when it is not what was announced. */
export async function receive(
  body: ReadableStream<Uint8Array> | null,
  file: string,
  { integrity, size }: { integrity: string; size: number },
): Promise<void> {
  const digest = createHash('sha384')
  let received = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      received += chunk.length
      if (received > size)
        return done(new RequestRefusal(413, 'upload', 'The file is longer than was announced.'))
      digest.update(chunk)
      done(null, chunk)
    },
  })
  const content = Readable.from(body === null ? [] : readChunks(body))
  await pipeline(content, measure, createWriteStream(file, { flush: true }))
  if (`sha384-${digest.digest('base64')}` !== integrity)
    throw new RequestRefusal(422, 'upload', 'The file is not the one that was announced. Send it again.')
}

async function* readChunks(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** A unit as its build wrote it, in a folder. @throws ReleaseError `upload` when a file is not there. */
export async function assemble(
  { name, package_version: version, files }: UploadedUnit,
  folder: string,
  fileOf: (integrity: string) => string,
): Promise<UnitToPublish> {
  const distDir = join(folder, 'dist')
  await mkdir(distDir, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version }))
  for (const [file, { integrity }] of Object.entries(files)) {
    await mkdir(dirname(join(distDir, file)), { recursive: true })
    await copyFile(fileOf(integrity), join(distDir, file), constants.COPYFILE_FICLONE).catch(
      (cause: unknown) => {
        throw new ReleaseError('upload', `${file} of ${name} was not uploaded. Publish again.`, { cause })
      },
    )
  }
  return { name, distDir }
}
