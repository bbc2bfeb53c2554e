import { type MediaKind, type MediaType, maxMediaBytes, toMediaKind } from '@console/shared/schemas/media'
import { recognizeMedia, signatureLength } from '@console/shared/schemas/media-signature'
import { formatSize } from '../api/media-labels.ts'

/** A fault that the server would refuse, found before uploading. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}

const accepted: Record<MediaKind, string> = {
  recording: 'an MP3, M4A, OGG or WAV recording',
  picture: 'a PNG, JPEG or WebP picture',
}

/** Determines a file's type by its first bytes, not its name. Throws FileProblem, also if it is not of the given `kind`. */
export async function findType(file: File, kind?: MediaKind): Promise<MediaType> {
  if (file.size === 0) throw new FileProblem(`“${file.name}” is empty.`)
  const type = recognizeMedia(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  if (type !== undefined && (kind === undefined || toMediaKind(type) === kind)) return type
  if (kind !== 'picture' && file.size > maxMediaBytes.recording) {
    const wanted = kind === undefined ? `${accepted.recording}, or ${accepted.picture}` : accepted[kind]
    throw new FileProblem(`${toSizeProblem(file, 'recording')} It also has to be ${wanted}.`)
  }
  const wanted = kind === undefined ? `${accepted.recording}, nor ${accepted.picture}` : accepted[kind]
  const advice = kind !== 'picture' && isSound(file) ? ` ${conversion}` : ''
  throw new FileProblem(`“${file.name}” is not ${wanted}.${advice}`)
}

const conversion = 'Export it as MP3 from an audio program, such as Audacity, and choose that file.'

const isSound = ({ name, type }: File) =>
  /^(?:audio|video)\//.test(type) ||
  /\.(?:aac|ac3|aiff?|amr|caf|flac|m4[abv]|mka|mov|mp[34]|og[ag]|opus|wav|webm|wma)$/i.test(name)

/** Throws FileProblem. */
export function assertSize(file: File, kind: MediaKind): void {
  if (file.size <= maxMediaBytes[kind]) return
  const advice = kind === 'recording' ? 'Save it as MP3, or in parts.' : 'Save a smaller copy.'
  throw new FileProblem(`${toSizeProblem(file, kind)} ${advice}`)
}

const toSizeProblem = ({ name, size }: File, kind: MediaKind) =>
  `“${name}” is ${formatSize(size)}; a ${kind} can be ${formatSize(maxMediaBytes[kind])} at most.`
