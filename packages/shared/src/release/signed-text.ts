/**
 * A signed document is JSON whose first field is the signature (Ed25519, base64url) of all that follows it, byte for
 * byte. So nothing has to be brought into a canonical form, and who knows nothing of signatures reads it as before.
 */
const signedForm = /^\{"signature":"([\w-]{86})",/

/** The signature and the text it stands for, which is the document without it; null when there is none. */
export function splitSigned(document: string): { signature: string; text: string } | null {
  const found = signedForm.exec(document)
  return found && { signature: found[1] ?? '', text: `{${document.slice(found[0].length)}` }
}

export const joinSigned = (signature: string, text: string): string =>
  `{"signature":"${signature}",${text.slice(1)}`

/** What is signed: the kind keeps a record from being shown as a pointer. */
export const toSignedBytes = (
  kind: 'pointer' | 'record' | 'preview',
  text: string,
): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`console release ${kind}\n${text}`)

/** What a signed pointer says beyond a plain one. */
export type SignedPointer = {
  /** A whole number, greater with every move, so that an older pointer is known for one. */
  serial: number
  /** An ISO 8601 time after which nobody should take the pointer for the current one. */
  expires_at?: string
  /** Integrity of the text of the record, which names the hash of every file. */
  record: string
}
