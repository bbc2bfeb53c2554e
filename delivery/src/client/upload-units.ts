import pLimit from 'p-limit'
import { toFileName } from '../protocol/file-name.ts'
import { type UploadedUnit, uploadAnswerSchema } from '../protocol/release-protocol.schema.ts'
import { type FolderContents, readFolder, toIntegrity } from '../releases/site/hash-files.ts'
import type { UnitToPublish } from '../releases/units/read-built-unit.ts'
import { expectBuilt, readPackageVersion } from '../releases/units/stage-unit.ts'
import type { CallServer } from './call-server.ts'

/** Parallel uploads. */
const atOnce = 6

type ReadUnit = { unit: UploadedUnit; contents: FolderContents }

/** Reads built folders for the upload. @throws ReleaseError `build-output` where one is not there. */
export const readUploads = (units: readonly UnitToPublish[]): Promise<ReadUnit[]> =>
  Promise.all(units.map(readUpload))

async function readUpload(built: UnitToPublish): Promise<ReadUnit> {
  const { name, distDir } = built
  expectBuilt(built)
  const contents = await readFolder(distDir)
  const files = Object.fromEntries(
    [...contents].map(([file, content]) => [file, { integrity: toIntegrity(content), size: content.length }]),
  )
  return { unit: { name, package_version: await readPackageVersion(distDir), files }, contents }
}

/**
 * Sends the files that the server does not have; after a broken connection only the missing ones.
 * @throws CommandError.
 */
export async function uploadFiles(
  call: CallServer,
  read: readonly ReadUnit[],
  print: (line: string) => void,
): Promise<void> {
  const contents = new Map(
    read.flatMap((each) => [...each.contents.values()].map((content) => [toIntegrity(content), content])),
  )
  const body = JSON.stringify({ units: read.map(({ unit }) => unit) })
  const answer = await call({ path: 'v1/uploads', body })
  const { missing } = uploadAnswerSchema.parse(await answer.json())
  const limit = pLimit(atOnce)
  const send = async (integrity: string) => {
    const content = contents.get(integrity) ?? Buffer.of()
    await call({ path: `v1/files/${toFileName(integrity)}`, method: 'PUT', body: new Uint8Array(content) })
    return content.length
  }
  // After the first failure no more are started.
  const sent = await limit.map(missing, send).finally(() => limit.clearQueue())
  const kibibytes = Math.ceil(sent.reduce((sum, size) => sum + size, 0) / 1024)
  print(
    missing.length === 0
      ? `Uploaded nothing: the server has all ${contents.size} files.`
      : `Uploaded ${missing.length} of ${contents.size} files, ${kibibytes} KB.`,
  )
}
