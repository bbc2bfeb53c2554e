/** Without 0, 1, I, L and O, which people mistake for one another when they type a code from paper. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

type CodeWish = {
  prefix: string
  /** Length of the random part. */
  length: number
  /** Codes that it must not be. */
  taken: ReadonlySet<string>
}

/** A code that cannot be guessed from others and is none of those taken. There must be one: it goes on drawing until then. */
export function generateCode({ prefix, length, taken }: CodeWish): string {
  for (;;) {
    const code = prefix + toRandomText(length)
    if (!taken.has(code)) return code
  }
}

/** Bytes from here on are thrown away, so that every letter is equally likely. */
const firstUnevenByte = 256 - (256 % codeAlphabet.length)

function toRandomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < firstUnevenByte && text.length < length) text += codeAlphabet[byte % codeAlphabet.length]
    }
  }
  return text
}
