/**
 * A signed document is JSON whose first field is the signature (Ed25519, base64url) of everything after it, byte for
 * byte. This needs no canonical form, and readers without signature support read it unchanged.
 */
const signedForm = /^\{"signature":"([\w-]{86})",/

/** The signature and the signed text, which is the document without it; null if there is none. */
export function splitSigned(document: string): { signature: string; text: string } | null {
  const found = signedForm.exec(document)
  return found && { signature: found[1] ?? '', text: `{${document.slice(found[0].length)}` }
}

export const joinSigned = (signature: string, text: string): string =>
  `{"signature":"${signature}",${text.slice(1)}`

/** The signed bytes: the kind keeps a record from being passed off as a pointer. */
export const toSignedBytes = (
  kind: 'pointer' | 'record' | 'preview',
  text: string,
): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`console release ${kind}\n${text}`)

/** Fields that a signed pointer adds to a plain one. */
export type SignedPointer = {
  /** An integer that grows with every move, so that older pointers are recognised. */
  serial: number
  /** ISO 8601 time after which the pointer must not count as current. */
  expires_at?: string
  /** Integrity of the record's text, which lists the hash of every file. */
  record: string
  /** The environment it was signed for, so that it is not current in another. Missing in older pointers. */
  environment?: string
  /** Origin of the console it was signed for, if the publisher named one. */
  origin?: string
}
