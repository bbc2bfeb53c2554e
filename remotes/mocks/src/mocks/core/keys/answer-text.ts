/** What a key accepts for one question: its variants stand in one text, divided by `|`. */
export const listAccepted = (key: string): string[] =>
  key
    .split('|')
    .map((variant) => variant.trim())
    .filter((variant) => variant !== '')

/** Capitals, kinds of quotes and hyphens, spaces and a full stop at the end make no other answer. */
export const normaliseAnswer = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;]$/, '')

/** Whether the words occur in the text as they are, and not as a part of other words. */
export function isVerbatim(words: string, text: string): boolean {
  const escaped = normaliseAnswer(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u').test(normaliseAnswer(text))
}
