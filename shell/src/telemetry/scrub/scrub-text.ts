/** Characters read of a text; the rest is never sent. */
const readLimit = 20_000
/** Characters sent of a text. */
const textLimit = 8_000
/** Longer than any secret that truncation could split. */
const cutMargin = 512

const mark = '[removed]'

/** Words that mark a secret or a person, as a key or before a value. */
export const secretWords =
  'passwords?|passwd|pwd|passphrase|secrets?|tokens?|authorization|authentication|cookies?|credentials?|bearer|jwt|api[-_ ]?keys?|emails?|e-mails?|phones?|mobile|identifiers?|redirect'

const quote = String.raw`(?:\\*["'])`

/**
 * In order: named secrets first, then those recognised by their form. Each takes linear time, even for hostile input
 * (`scripts/patterns.test.ts`).
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // `redirect=…` and `?q=…`: no query value leaves, whatever its name, including encoded addresses inside others.
  [/((?:[?&;]|%3F|%26)[\w.~%[\]-]{1,64}?(?:=|%3D))[^&\s"'<>]*/gi, `$1${mark}`],
  // `"token": "…"` and `password=…`, also with escaped quotes.
  [
    new RegExp(
      String.raw`(\w{0,32}(?:${secretWords})\w{0,32}${quote}?\s{0,8}(?:[:=]|%3D|%3A)\s{0,8})` +
        String.raw`(?:(\\*["'])(?:(?!\2)(?:\\+.|[^\\])){0,4096}(?:\2)?|\[[^\]]*\]?|\{[^}]*\}?` +
        String.raw`|(?:(?:bearer|basic)\s+)?[^\s,;&"'<>]+)`,
      'gis',
    ),
    `$1${mark}`,
  ],
  [/\b(bearer)\s+[\w.~+/=-]+/gi, `$1 ${mark}`],
  // A JSON Web Token.
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, mark],
  // An e-mail address; its last label is alphabetic, unlike `package@version`.
  [
    /[^\s@<>"'`(),:;=&?/\\]{1,64}(?:@|%40)(?:[\p{L}\p{N}_-]{1,63}\.){1,8}(?:\p{L}{2,63}|xn--[\w-]{1,59})/giu,
    mark,
  ],
  // SPEC §5: optional plus, 3 digits, 3 digits, 4 to 6 digits, with separators. A release id may be twelve digits.
  [
    /(?<![\w.])(?!(?<=\br-)[\da-f]{12}\b)(?:\+|%2B)?\(?\d{3}\)?(?:[-\s./()]{0,3}|%20)\d{3}(?:[-\s./]{0,3}|%20)\d{4,6}(?!\w)/gi,
    mark,
  ],
  // Any other number with a country code.
  [/(?:\+|%2B)\d(?:[\s().-]|%20)*(?:\d(?:[\s().-]|%20)*){6,14}\d?/gi, mark],
]

/** A UUID identifies nobody, and one in a hundred contains something like a phone number. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Removes secrets and personal data, and truncates long texts. */
export function scrubText(text: string): string {
  if (uuid.test(text)) return text
  let scrubbed = text.slice(0, readLimit)
  for (const [pattern, replacement] of rules) scrubbed = scrubbed.replace(pattern, replacement)
  const isCut = text.length > readLimit
  return scrubbed.slice(0, isCut ? Math.min(textLimit, scrubbed.length - cutMargin) : textLimit)
}
