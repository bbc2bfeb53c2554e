const words = /\p{L}{2}[,:;.!?…”’)]? {1,4}[“‘(]?(\p{L}|\{…\})|\{…\} {1,4}\p{L}{2}/u
const name = /^\p{Lu}\p{Ll}+…?$/u

/** Paths, addresses, expressions, class names, lengths, media queries, fonts, lists of elements. */
const code = [
  /^[./#@]|:\/\/|[{}<>=*\\|[\]_^]|\w\(|;\s*\w+:/u,
  /^\p{Ll}+(-\p{Ll}+)+( |$)/u,
  /\d(px|ms|fr|rem|ch|%)( |$)/u,
  /^\([^:]*: .*\)$/u,
  /\b(sans-)?serif$/u,
  /^[a-z]+(, [a-z]+){2,}$/u,
]

/** Several words, or one with a capital; nothing that looks like code, a style or an address. `{…}` is what is put in. */
export function isText(text: string): boolean {
  const plain = text.replaceAll('{…}', '').trim()
  if (!/\p{L}/u.test(plain) || code.some((pattern) => pattern.test(plain))) return false
  return name.test(text.trim()) || words.test(text)
}
