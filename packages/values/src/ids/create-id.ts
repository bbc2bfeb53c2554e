/** A globally unique id: 96 random bits. `crypto.randomUUID` needs a secure origin. */
export function createId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(3))
  return Array.from(parts, (part) => part.toString(36).padStart(7, '0')).join('')
}

/** A random UUID (RFC 9562, version 4), for APIs that ask for one. `crypto.randomUUID` needs a secure origin. */
export function createUuid(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
