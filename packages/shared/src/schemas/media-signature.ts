import type { MediaType } from './media.schema.ts'

/** Bytes of a file's head that `recognizeMedia` needs. */
export const signatureLength = 16

type Signature = {
  type: MediaType
  at: number
  bytes: readonly number[] | string
  also?: { at: number; bytes: string }
}

/** WHATWG MIME Sniffing §6, and ISO/IEC 14496-12 (`ftyp`). */
const signatures: readonly Signature[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 0, bytes: 'RIFF', also: { at: 8, bytes: 'WEBP' } },
  { type: 'audio/wav', at: 0, bytes: 'RIFF', also: { at: 8, bytes: 'WAVE' } },
  { type: 'audio/ogg', at: 0, bytes: 'OggS' },
  { type: 'audio/mpeg', at: 0, bytes: 'ID3' },
  { type: 'audio/mp4', at: 4, bytes: 'ftypM4A' },
  { type: 'audio/mp4', at: 4, bytes: 'ftypM4B' },
  { type: 'audio/mp4', at: 4, bytes: 'ftypmp4' },
  { type: 'audio/mp4', at: 4, bytes: 'ftypiso' },
  { type: 'audio/mp4', at: 4, bytes: 'ftypdash' },
  // QuickTime and phone recorders: an .m4a under another brand.
  { type: 'audio/mp4', at: 4, bytes: 'ftypqt  ' },
  { type: 'audio/mp4', at: 4, bytes: 'ftyp3gp' },
  { type: 'audio/mp4', at: 4, bytes: 'ftyp3g2' },
]

/** The media type by a file's first bytes; undefined if the library does not accept it. */
export function recognizeMedia(head: Uint8Array): MediaType | undefined {
  const found = signatures.find(
    ({ at, bytes, also }) =>
      holds(head, at, bytes) && (also === undefined || holds(head, also.at, also.bytes)),
  )
  return found?.type ?? (isMpegFrame(head) ? 'audio/mpeg' : undefined)
}

function holds(head: Uint8Array, at: number, bytes: readonly number[] | string): boolean {
  const wanted = typeof bytes === 'string' ? [...bytes].map((sign) => sign.charCodeAt(0)) : bytes
  return wanted.every((byte, index) => head[at + index] === byte)
}

/** A frame of MPEG audio layer III without a tag before it (ISO/IEC 11172-3 §2.4.1.3). */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isSynced = first === 0xff && (second & 0xe0) === 0xe0
  const isLayerThree = ((second >> 1) & 3) === 1 && ((second >> 3) & 3) !== 1
  return isSynced && isLayerThree && third >> 4 !== 0xf && ((third >> 2) & 3) !== 3
}
