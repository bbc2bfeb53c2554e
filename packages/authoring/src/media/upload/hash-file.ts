import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const slice = 1024 * 1024

/** SHA-256 in hexadecimal, slice by slice: the browser's own needs the whole file in memory, and a secure context. */
export async function hashFile(file: Blob, onProgress: (done: number) => void): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += slice) {
    hash.update(new Uint8Array(await file.slice(at, at + slice).arrayBuffer()))
    onProgress(Math.min(at + slice, file.size))
  }
  return bytesToHex(hash.digest())
}
