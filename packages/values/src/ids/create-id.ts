/** An id that no other call gives, on this device or any other: 96 random bits. `crypto.randomUUID` needs a secure origin. */
export function createId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(3))
  return Array.from(parts, (part) => part.toString(36).padStart(7, '0')).join('')
}
